import { handlers } from './domain/handlers.ts';
import { handOverWorlds, takeOverWorlds } from './worlds/persistence/hand-over-worlds.ts';
import { persistDefaultWorld } from './worlds/persistence/persist-default-world.ts';
import { stateFile } from './worlds/persistence/state-file.ts';
import { readDocument } from '../contract/engine/read-document.ts';
import { createMockServer } from './server/create-server.ts';
import { testStartToday } from './worlds/clock.ts';
import { createWorldStore } from './worlds/world-store.ts';
import { sharedBase } from './domain/seed/shared-base.ts';

const port = Number(process.env['MOCK_PORT'] ?? 4010);
const host = process.env['MOCK_HOST'] ?? '127.0.0.1';
const mode = process.env['MOCK_MODE'] === 'test' ? 'test' : 'development';

function notifyParent(message: object): void {
  process.send?.(message);
}

try {
  const worlds = createWorldStore(mode, { testStart: testStartToday });
  // Created early, so that the first request doesn't wait.
  sharedBase(1);
  const file = mode === 'test' ? '' : stateFile(process.env);
  const persistence = file === '' ? undefined : persistDefaultWorld(worlds, file);
  const handoverFolder = process.env['MOCK_HANDOVER'] ?? '';
  if (handoverFolder !== '') takeOverWorlds(worlds, handoverFolder);
  const server = createMockServer({
    document: readDocument(),
    handlers,
    worlds,
    compileMode: 'lazy',
    onMissingHandler: (message) => notifyParent({ type: 'handler-missing', message }),
    ...(persistence ? { onWrite: persistence.touch } : {}),
  });
  const boundPort = await server.listen(port, host);
  if (process.env['MOCK_QUIET'] !== '1') {
    const seconds = (performance.now() / 1000).toFixed(1);
    const count = server.contract().operations.size;
    console.log(`Mock ready at http://${host}:${boundPort} in ${seconds} s (${count} operations)`);
  }
  process.on('message', (message: { type?: string }) => {
    if (message.type !== 'contract') return;
    try {
      server.reloadContract(readDocument());
      notifyParent({ type: 'contract-loaded' });
    } catch (error) {
      notifyParent({
        type: 'contract-refused',
        message: error instanceof Error ? error.message : String(error),
      });
    }
  });
  const stop = () => {
    persistence?.flush();
    if (handoverFolder !== '') {
      handOverWorlds(worlds, handoverFolder, { isDefaultPersisted: persistence !== undefined });
    }
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Stops with the parent process.
  process.once('disconnect', stop);
  // Last, because the parent may stop this process at once, and its worlds must be handed over.
  notifyParent({ type: 'ready', port: boundPort });
  await server.contract().finish();
} catch (error) {
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    isPortTaken
      ? `Port ${port} is already in use. Set MOCK_PORT to another port.`
      : error instanceof Error
        ? error.message
        : error,
  );
  process.exit(1);
}
