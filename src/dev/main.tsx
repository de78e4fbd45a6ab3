import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PANEL_ID } from './marker.ts';
import { createControl } from './panel/control.ts';
import { DevelopersPanel } from './panel/developers-panel.tsx';
import { currentWorld, enterScenarios, enterWorld, forgetSession, saveScenario } from './worlds.ts';
import { realBackend, watchTraffic } from './traffic.ts';
import { watchViolations } from './violations.ts';

// Loaded before the app, so that the world is set and requests are watched when it starts.

const backend = realBackend();
if (backend === null) {
  saveScenario();
  watchViolations();
} else if (import.meta.hot) watchTraffic(import.meta.hot);

const root = document.createElement('div');
root.id = PANEL_ID;
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    {backend === null ? (
      <DevelopersPanel
        control={createControl('', currentWorld(document.cookie))}
        navigation={{
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
    ) : (
      <DevelopersPanel backend={backend} />
    )}
  </StrictMode>,
);
