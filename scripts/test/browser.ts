import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns CHROMIUM or another installed browser; installs one if necessary.
 *
 * @throws if that fails.
 */
export function findBrowser(): string {
  const found = installedBrowser();
  if (found) return found;
  installWithApt();
  const installed = installedBrowser();
  if (installed) return installed;
  console.log('Installing Playwright’s Chromium (once) …');
  spawnSync('npx', ['playwright', 'install', 'chromium-headless-shell', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const own = installedBrowser();
  if (own) return own;
  throw new Error(
    'Failed to find a browser for the tests: install Chromium, or set CHROMIUM to the path of one.',
  );
}

export function installedBrowser(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`Failed to find a browser: CHROMIUM is "${named}", which does not exist.`);
  }
  for (const name of NAMES) {
    for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
      const path = join(folder, name);
      if (isExecutable(path)) return path;
    }
  }
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : undefined;
}

/** For CI containers with Debian or Ubuntu, as root. */
function installWithApt(): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log('Installing Chromium for the tests (once) …');
  const options = {
    stdio: 'ignore' as const,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update'], options);
  const install = (name: string) =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options).status === 0;
  if (!install('chromium-headless-shell')) install('chromium');
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
