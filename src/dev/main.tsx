import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PANEL_ID } from './marker.ts';
import { createControl } from './panel/control.ts';
import { DevelopersPanel } from './panel/developers-panel.tsx';
import {
  currentWorld,
  enterScenarios,
  enterWorld,
  forgetSession,
  rememberScenario,
} from './worlds.ts';
import { watchViolations } from './violations.ts';

// The development server puts this before the app: the world is chosen and calls are watched when the app starts.

rememberScenario();
watchViolations();

const root = document.createElement('div');
root.id = PANEL_ID;
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <DevelopersPanel
      control={createControl('', currentWorld(document.cookie))}
      leaving={{
        toScenarios(names) {
          enterScenarios(names);
          location.reload();
        },
        toWorld(name) {
          enterWorld(name);
          location.reload();
        },
        again() {
          forgetSession();
          location.reload();
        },
      }}
    />
  </StrictMode>,
);
