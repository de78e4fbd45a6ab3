import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { createSoukServer } from '../app.ts';
import { readServerConfig } from '../config/read-server-config.ts';
import type { Renderer } from '../pages/render-page.ts';
import { writeClient } from './built-client.ts';
import { testRenderer } from './test-renderer.ts';

/** Tests exceed them quickly, but not by accident on a busy machine. */
const TEST_LIMITS = {
  LIMIT_CONNECT_MS: '3000',
  LIMIT_PROXY_HEADERS_MS: '3000',
  LIMIT_PROXY_IDLE_MS: '3000',
  LIMIT_PROXY_TOTAL_MS: '5000',
  LIMIT_PAGE_BUDGET_MS: '3000',
  LIMIT_BODY_BYTES: '100000',
  LIMIT_RENDER_BODY_BYTES: '50000',
  LIMIT_WEB_SOCKETS_PER_ADDRESS: '3',
  LIMIT_DRAIN_MS: '2000',
  LIMIT_EVENT_LOOP_DELAY_MS: '60000',
  // The process has the data of all test files before.
  LIMIT_MEMORY_BYTES: '100000000000',
};

/** For the real renderer, whose first pages load modules for seconds. */
export const RENDERER_LIMITS = {
  LIMIT_CONNECT_MS: '20000',
  LIMIT_PAGE_BUDGET_MS: '20000',
  LIMIT_RENDER_BODY_BYTES: '4000000',
};

export type LogLine = Record<string, unknown>;

export async function startSouk(
  backendPort: number,
  env: Record<string, string> = {},
  renderer: Renderer = testRenderer,
  clientFolder = writeClient(),
) {
  const config = readServerConfig({
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    PORT: '0',
    REALTIME: 'same-origin',
    ...TEST_LIMITS,
    ...env,
  });
  const lines: LogLine[] = [];
  const log = pino({ level: config.logLevel }, { write: (line: string) => addLine(lines, line) });
  const souk = await createSoukServer(config, clientFolder, renderer, log);
  await souk.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = souk.server.address() as AddressInfo;
  return {
    ...souk,
    port,
    origin: `http://127.0.0.1:${port}`,
    lines,
    async stop() {
      await souk.drain();
      rmSync(clientFolder, { recursive: true, force: true });
    },
  };
}

export type TestSouk = Awaited<ReturnType<typeof startSouk>>;

function addLine(lines: LogLine[], line: string): void {
  lines.push(JSON.parse(line) as LogLine);
}
