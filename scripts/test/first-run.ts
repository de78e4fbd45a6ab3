import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { freePortVariables } from '../dev/ports.ts';

// Proves that a fresh clone starts and sells (RUN-01). Clones the committed state.
// Usage: npm run test:first-run -- [--skip-tests] [--empty-cache]

const root = resolve(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 600_000;
/** What `make` may use, besides what a minimal system has. */
const PROGRAMS = ['node', 'npm', 'npx', 'make', 'git', 'sh'];
/** `npm` is a script that starts `env node`; the Makefile's help uses the others. */
const SYSTEM_PROGRAMS = ['env', 'dirname', 'uname', 'sed', 'grep', 'expand'];
/** A browser and the certificates of a proxy: kept, because they belong to the machine. */
const MACHINE_VARIABLES = ['CHROMIUM', 'NODE_EXTRA_CA_CERTS'];

const { values } = parseArgs({
  options: {
    'skip-tests': { type: 'boolean', default: false },
    'empty-cache': { type: 'boolean', default: false },
  },
});
const work = mkdtempSync(join(tmpdir(), 'souk-first-run-'));
const clone = join(work, 'souk');
const ports = await freePortVariables(['PORT', 'MOCK_PORT', 'PRISM_PORT']);
const env = { ...emptyEnvironment(), ...ports };
/** The running make. */
let child: ChildProcess | undefined;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
}
try {
  await measure('clone', async () => {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
  });
  await measure('make: install and start', startShop);
  await measure('buy something as a member', buySomething);
  await measure('stop', stop);
  if (!values['skip-tests']) await measure('make test', () => run('make', ['test']));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await cleanUp();
}

async function cleanUp(): Promise<void> {
  await stop();
  rmSync(work, { recursive: true, force: true });
}

async function measure<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await action();
  console.log(`✓ ${name}: ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
  return result;
}

/** Has a home folder of its own, and nothing of the shell that started this script. */
function emptyEnvironment(): Record<string, string> {
  const bin = join(work, 'bin');
  const home = join(work, 'home');
  mkdirSync(bin);
  mkdirSync(home);
  for (const name of [...PROGRAMS, ...SYSTEM_PROGRAMS])
    symlinkSync(findProgram(name), join(bin, name));
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  const machine = MACHINE_VARIABLES.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(machine),
    PATH: bin,
    HOME: home,
    npm_config_cache: values['empty-cache'] ? join(work, 'npm-cache') : cache,
    // Where packages come from belongs to the machine, too.
    npm_config_registry: execFileSync('npm', ['config', 'get', 'registry'], {
      encoding: 'utf8',
    }).trim(),
  };
}

function findProgram(name: string): string {
  if (name === 'node') return process.execPath;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = folders.map((folder) => join(folder, name)).find(isExecutable);
  if (!found) throw new Error(`Failed to start: ${name} is not in PATH.`);
  return found;
}

function isExecutable(path: string): boolean {
  // Packages of this repository must not help the clone.
  if (path.includes('node_modules')) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function startShop(): Promise<void> {
  const shop = spawn('make', {
    cwd: clone,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = shop;
  return new Promise((ready, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`make: not ready in ${START_TIMEOUT_MS} ms`));
    }, START_TIMEOUT_MS);
    shop.stdout.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      if (!text.includes(`:${ports['PORT']}`)) return;
      clearTimeout(timer);
      ready();
    });
    shop.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`make: exited with status ${code}`));
    });
  });
}

/** Stops make and its children, a process group that Ctrl+C does not reach. */
async function stop(): Promise<void> {
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGINT');
  await ended;
  try {
    // A busy npm ends much later than make.
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // All have ended.
  }
}

async function run(program: string, parameters: string[]): Promise<void> {
  child = spawn(program, parameters, { cwd: clone, env, detached: true, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${program} ${parameters.join(' ')}: status ${code}`);
}

async function buySomething(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    // Otherwise Playwright exits before the clean-up.
    handleSIGINT: false,
    handleSIGTERM: false,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage();
    // The development server compiles on the first visit.
    page.setDefaultTimeout(60_000);
    await page.goto(`http://127.0.0.1:${ports['PORT']}/`);
    await logIn(page);
    const products = page.getByRole('region', { name: 'Just for you' });
    await products
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'View In Cart' }).click();
    const cart = page.getByRole('dialog', { name: /My Cart/ });
    await cart.getByRole('checkbox').first().check();
    await cart.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await page.locator('label').filter({ hasText: 'Cash on delivery' }).click();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('dialog', { name: 'Your order has been placed' }).waitFor();
  } finally {
    await browser.close();
  }
}

async function logIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email or phone number').fill('demo@souk.example');
  await dialog.getByLabel(/^Password/).fill('secret');
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
