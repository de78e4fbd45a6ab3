import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type MeasuredProcess, startProcess } from './server-process.ts';

const root = resolve(import.meta.dirname, '../..');
const SERVER_FILE = join(root, 'dist/server/main.js');

/** Chromium's sandbox does not work as root. */
export const BROWSER_ARGS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** The phone that Lighthouse assumes. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Returns the file of the built server. Without a build, exits with a message. */
export function requireBuild(subject: string): string {
  if (!existsSync(SERVER_FILE)) {
    console.error(`Failed to measure ${subject}: there is no build. Run \`npm run build\`.`);
    process.exit(1);
  }
  return SERVER_FILE;
}

export function startMock(): Promise<MeasuredProcess> {
  return startProcess(
    join(root, 'mocks/main.ts'),
    { MOCK_PORT: '0', MOCK_QUIET: '1', MOCK_STATE: '' },
    ['--import', 'tsx'],
  );
}

/** Starts the built server with the mock as its backend. */
export async function startBuiltShop(serverFile: string): Promise<{
  url: string;
  mockUrl: string;
  stop: () => Promise<void>;
}> {
  const mock = await startMock();
  const server = await startProcess(serverFile, {
    PORT: '0',
    BACKEND_URL: mock.url,
    REALTIME: 'same-origin',
  });
  return {
    url: server.url,
    mockUrl: mock.url,
    async stop() {
      await server.stop();
      await mock.stop();
    },
  };
}
