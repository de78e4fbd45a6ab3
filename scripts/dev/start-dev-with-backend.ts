import { parseDemoLogin } from '../../src/server/config/parse-demo-login.ts';
import { parseVariable } from '../../src/server/config/parse-variable.ts';
import { parseRealtime } from '../../src/server/config/realtime.ts';
import type { GeneratorProcess } from './generator-process.ts';
import { openVite } from './start-vite.ts';
import { openRealBackend } from './backend-proxy.ts';

/** Runs the shop on a real backend, through a validating proxy (API-11). */
export async function startDevWithBackend(
  root: string,
  generator: GeneratorProcess,
  port: number,
  url: string,
): Promise<void> {
  const backend = await openRealBackend(url);
  const realtime = parseVariable(process.env, 'REALTIME', parseRealtime);
  const vite = await openVite(root, {
    port,
    backendUrl: backend.proxyUrl,
    config: {
      apiBase: '',
      realtime: realtime === 'same-origin' ? { host: '127.0.0.1', port, tls: false } : realtime,
      demo: parseVariable(process.env, 'DEMO_LOGIN', parseDemoLogin),
      socialScripts: null,
      prefersOwnTexts: process.env['PREFER_OWN_TEXTS'] === 'on',
      imagePrefixes: [],
    },
    generator,
    reloadContract: backend.reloadContract,
    plugins: [backend.plugin],
  });
  await vite.listen();
  const stop = () =>
    void Promise.all([backend.stop(), vite.close()]).finally(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  console.log(`
  Souk          http://127.0.0.1:${port}
  Backend       ${backend.origin}
  Proxy         ${backend.proxyUrl}

  Contract violations appear here and in the "dev" panel of each page. Stop with Ctrl+C.
`);
}
