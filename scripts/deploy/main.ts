import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createMockProcess } from '../dev/mock-process.ts';
import { assertPortsFree, readPort } from '../dev/ports.ts';
import { findCompose } from './compose-program.ts';
import { demoSettings } from './demo-settings.ts';
import { isInstalled } from './processes.ts';
import { startTopology } from './topology.ts';

const USAGE = `Usage: npm run deploy:demo [-- --without-containers] [-- --varnish]

Starts nginx, two servers and the mock: with Docker or Podman from deploy/compose.yaml, or with
--without-containers from Debian's packages. --varnish lets Varnish cache the pages.
HTTPS_PORT (8443) and HTTP_PORT (8080) change the ports. BACKEND_URL uses a real backend.`;

const root = resolve(import.meta.dirname, '../..');
const options = new Set(process.argv.slice(2));
const usesVarnish = options.delete('--varnish');
const usesContainers = !options.delete('--without-containers');

try {
  if (options.size > 0) throw new Error(USAGE);
  const ports = {
    HTTPS_PORT: readPort('HTTPS_PORT', 8443),
    HTTP_PORT: readPort('HTTP_PORT', 8080),
  };
  await assertPortsFree(ports);
  if (usesContainers) startContainers(ports.HTTPS_PORT);
  else await startPrograms(ports.HTTPS_PORT, ports.HTTP_PORT);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function startContainers(https: number) {
  const compose = findCompose();
  if (!compose) {
    throw new Error(
      'Failed to start: there is neither Docker nor Podman with its compose command.\n' +
        'Install one, or run `npm run deploy:demo -- --without-containers` (needs nginx).',
    );
  }
  const [program, ...parameters] = compose;
  const files = ['compose.yaml', ...(usesVarnish ? ['compose.varnish.yaml'] : [])];
  const paths = files.flatMap((file) => ['-f', join(root, 'deploy', file)]);
  const child = spawn(program, [...parameters, ...paths, 'up', '--build'], {
    env: {
      PUBLIC_ORIGIN: `https://localhost:${https}`,
      ...demoSettings(process.env),
      ...process.env,
    },
    stdio: 'inherit',
  });
  // Compose stops the containers and then exits.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

async function startPrograms(https: number, http: number) {
  const programs = [
    ['nginx', '-v', 'nginx'],
    ...(usesVarnish ? [['varnishd', '-V', 'varnish']] : []),
  ];
  for (const [program = '', option = '', name] of programs) {
    if (!isInstalled(program, option)) {
      throw new Error(`Failed to start: ${program} is missing. On Debian: apt-get install ${name}`);
    }
  }
  if (!existsSync(join(root, 'dist/server/main.js'))) {
    throw new Error('Failed to start: dist/ is missing. Run `npm run build` first.');
  }
  const ports = { https, http, internal: 8081, varnish: 6081, first: 4173, second: 4174 };
  const mockPort = readPort('MOCK_PORT', 4010);
  const { BACKEND_URL: backendUrl } = process.env;
  await assertPortsFree({ ...ports, ...(backendUrl ? {} : { MOCK_PORT: mockPort }) });
  const mock = backendUrl ? undefined : createMockProcess(root, mockPort);
  await mock?.start();
  const shop = await startTopology({
    pageCache: usesVarnish ? 'varnish' : 'nginx',
    backendUrl: backendUrl ?? `http://127.0.0.1:${mockPort}`,
    cacheSecret: process.env['CACHE_SECRET'] ?? randomBytes(16).toString('hex'),
    ports,
    serverEnv: demoSettings(process.env),
  }).catch(async (error: unknown) => {
    // Otherwise this process would wait for it forever.
    await mock?.stop();
    throw error;
  });
  console.log(`\n  Souk  ${shop.origin}  (self-signed certificate; Ctrl-C stops it)\n`);
  const stop = async () => {
    await shop.stop();
    await mock?.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}
