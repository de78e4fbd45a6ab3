import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { errorMessage } from '../../../contract/lib/error-message.ts';
import { createMockProcess, type MockProcess } from '../mock-process.ts';
import { createErrorOverlay } from './error-overlay.ts';

/**
 * Restarts the mock when its code changes. Its errors appear over the page.
 *
 * @param paths what the mock serves
 */
export function mockPlugin(
  root: string,
  port: number,
  paths: readonly string[],
): { plugin: Plugin; mock: MockProcess } {
  const overlay = createErrorOverlay();
  const show = (message: string) => overlay.show({ message, stack: '', plugin: 'mock' });
  const mock = createMockProcess(root, port, show);
  const folder = join(root, 'mocks');
  const isForMock = (url: string) => paths.some((path) => url.startsWith(path));

  return {
    mock,
    plugin: {
      name: 'souk-mock',
      apply: 'serve',
      configureServer(server) {
        overlay.attach(server);
        const restart = () => {
          mock.restart().then(
            () => {
              if (overlay.clear()) server.ws.send({ type: 'full-reload' });
            },
            (error: unknown) => show(errorMessage(error)),
          );
        };
        // Requests during a restart wait for the new process; those for code of the shop do not.
        server.middlewares.use((request, _response, forward) => {
          if (isForMock(request.url ?? '')) void mock.settled().then(() => forward());
          else forward();
        });
        server.watcher.add(folder);
        for (const event of ['add', 'change', 'unlink'] as const) {
          server.watcher.on(event, (path) => {
            if (isMockCode(relative(folder, path))) restart();
          });
        }
      },
    },
  };
}

/** The contract's plugin reloads generated files; the mock never runs tests. */
function isMockCode(path: string): boolean {
  const [head = ''] = path.split(sep);
  return (
    !['..', 'generated', 'test'].includes(head) &&
    /\.(ts|json|svg)$/.test(path) &&
    !path.endsWith('.test.ts')
  );
}
