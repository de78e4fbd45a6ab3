import { handlers } from './domain/handlers.ts';
import { persistDefaultWorld } from './worlds/persistence/persist-default-world.ts';
import { stateFile } from './worlds/persistence/state-file.ts';
import { readDocument } from '../contract/engine/read-document.ts';
import { createMockServer } from './server/create-server.ts';
import { createWorldStore } from './worlds/world-store.ts';
import { sharedBase } from './domain/seed/shared-base.ts';

const port = Number(process.env['MOCK_PORT'] ?? 4010);
const mode = process.env['MOCK_MODE'] === 'test' ? 'test' : 'development';

/** Tells whoever started the mock as a child process. */
function tell(message: object): void {
  process.send?.(message);
}

try {
  const registry = createWorldStore(mode);
  // The first shopper should not wait for the shop to be stocked.
  sharedBase(1);
  const file = mode === 'test' ? '' : stateFile(process.env);
  const keeper = file === '' ? undefined : persistDefaultWorld(registry, file);
  const server = createMockServer({
    document: readDocument(),
    handlers,
    registry,
    components: 'later',
    ...(keeper ? { onWrite: keeper.touch } : {}),
  });
  const taken = await server.listen(port);
  if (process.env['MOCK_QUIET'] !== '1') {
    const seconds = (performance.now() / 1000).toFixed(1);
    const count = server.contract().operations.size;
    console.log(`Mock ready at http://127.0.0.1:${taken} in ${seconds} s (${count} operations)`);
  }
  tell({ type: 'ready', port: taken });

  process.on('message', (message: { type?: string }) => {
    if (message.type !== 'contract') return;
    try {
      server.reloadContract(readDocument());
      tell({ type: 'contract-loaded' });
    } catch (error) {
      tell({
        type: 'contract-refused',
        message: error instanceof Error ? error.message : String(error),
      });
    }
  });
  const stop = () => {
    keeper?.flush();
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // A parent that is gone needs no mock.
  process.once('disconnect', stop);
  await server.contract().finish();
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    taken
      ? `Port ${port} is taken. Set MOCK_PORT to another one.`
      : error instanceof Error
        ? error.message
        : error,
  );
  process.exit(1);
}
