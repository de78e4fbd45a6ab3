import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PANEL_ID } from './root-ids.ts';
import { createControl } from './panel/control.ts';
import { DevelopersPanel } from './panel/developers-panel.tsx';
import {
  currentWorld,
  enterScenarios,
  enterWorld,
  clearWorldStorage,
  applyScenarioFromUrl,
} from './worlds.ts';
import { getBackendOrigin, watchProxyViolations } from './watch-traffic.ts';
import { watchViolations } from './violations.ts';

// Loaded before the app, so that the world is set and requests are watched when it starts.

const backend = getBackendOrigin();
if (backend === null) {
  applyScenarioFromUrl();
  watchViolations();
} else if (import.meta.hot) watchProxyViolations(import.meta.hot);

const root = document.createElement('div');
root.id = PANEL_ID;
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    {backend === null ? (
      <DevelopersPanel
        control={createControl('', currentWorld(document.cookie))}
        navigation={{
          openScenarios(names) {
            enterScenarios(names);
            location.reload();
          },
          openWorld(name) {
            enterWorld(name);
            location.reload();
          },
          reload() {
            clearWorldStorage();
            location.reload();
          },
        }}
      />
    ) : (
      <DevelopersPanel backend={backend} />
    )}
  </StrictMode>,
);
