import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { freePortVariables } from '../dev/ports.ts';

const root = resolve(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 120_000;

const [version] = process.argv.slice(2);
try {
  if (!/^\d+(?:\.\d+){0,2}$/.test(version ?? '')) {
    throw new Error('Missing Node release: npm run test:node -- 26 (or 20.19, 22.23.3).');
  }
  await testNode(version ?? '');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Runs the unit tests and starts the servers on another Node (RUN-01). */
async function testNode(release: string) {
  const bin = installNode(release);
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` };
  const node = join(bin, 'node');
  run('version', node, ['--version'], env);
  run('unit and screen tests', node, ['node_modules/vitest/vitest.mjs', 'run'], env);

  const ports = await freePortVariables(['PORT', 'MOCK_PORT', 'PRISM_PORT']);
  const shop = ['--import', 'tsx', 'scripts/dev/main.ts'];
  await startAndVisit('shop and mock', node, shop, { ...env, ...ports }, [
    [ports['PORT'], '/'],
    [ports['MOCK_PORT'], '/api/master'],
  ]);

  run('browser build', node, ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'], env);
  const ssr = ['node_modules/vite/bin/vite.js', 'build', '--ssr', '--logLevel=warn'];
  run('server build', node, ssr, env);
  const preview = ['--import', 'tsx', 'scripts/dev/preview.ts'];
  await startAndVisit('production server', node, preview, { ...env, ...ports }, [
    [ports['PORT'], '/products'],
  ]);
  console.log(`Node ${release} passes.`);
}

/** Uses npm packages, so that no other download is needed. Returns the folder of `node`. */
function installNode(release: string): string {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(root, '.cache/node', release);
  const bin = join(folder, 'node_modules', name, 'bin');
  if (existsSync(bin)) return bin;
  mkdirSync(folder, { recursive: true });
  console.log(`Installing Node ${release} …`);
  // Scripts of `node` only copy this package's content.
  const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['install', ...options, `${name}@${release}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0 || !existsSync(bin)) throw new Error(`Failed to install ${name}@${release}.`);
  return bin;
}

function run(name: string, node: string, parameters: string[], env: NodeJS.ProcessEnv) {
  console.log(`\n▸ ${name}`);
  const { status } = spawnSync(node, parameters, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`✗ ${name}`);
}

async function startAndVisit(
  name: string,
  node: string,
  parameters: string[],
  env: NodeJS.ProcessEnv,
  pages: [port: string | undefined, path: string][],
) {
  console.log(`\n▸ ${name}`);
  const child = spawn(node, parameters, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  try {
    await new Promise<void>((ready, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`✗ ${name}: not ready in ${START_TIMEOUT_MS} ms`)),
        START_TIMEOUT_MS,
      );
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (!text.includes('http://')) return;
        clearTimeout(timer);
        ready();
      });
      child.once('exit', (code) => {
        clearTimeout(timer);
        reject(new Error(`✗ ${name}: exited with status ${code}`));
      });
    });
    for (const [port, path] of pages) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      const text = await response.text();
      if (response.status !== 200 || text === '') {
        throw new Error(`✗ ${name}: ${path} responds with status ${response.status}`);
      }
      console.log(`✓ ${path} (${text.length} characters)`);
    }
  } finally {
    child.kill();
    await ended;
  }
}
