import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable'];
const WINDOW_OPTIONS = /^--(?:headed|debug|ui)\b/;

/** Whether options of Playwright show the browser. The headless shell cannot. */
export function needsWindow(parameters: readonly string[]): boolean {
  return parameters.some((parameter) => WINDOW_OPTIONS.test(parameter));
}

/**
 * Returns CHROMIUM or another installed browser; installs one if necessary.
 *
 * @throws if that fails.
 */
export function findBrowser({ hasWindow = false } = {}): string {
  const found = installedBrowser({ hasWindow });
  if (found) return found;
  installWithApt(hasWindow ? ['chromium'] : [HEADLESS_SHELL, 'chromium']);
  const installed = installedBrowser({ hasWindow });
  if (installed) return installed;
  console.log('Installing Playwright’s Chromium (once) …');
  spawnSync('npx', ['playwright', 'install', 'chromium-headless-shell', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const own = installedBrowser({ hasWindow });
  if (own) return own;
  throw new Error(
    'Failed to find a browser for the tests: install Chromium, or set CHROMIUM to the path of one.',
  );
}

export function installedBrowser({ hasWindow = false } = {}): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(
      `Failed to find a browser: CHROMIUM is "${named}", but this file does not exist.`,
    );
  }
  for (const name of hasWindow ? NAMES : [HEADLESS_SHELL, ...NAMES]) {
    for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
      const path = join(folder, name);
      if (isExecutable(path)) return path;
    }
  }
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : undefined;
}

/** For CI containers with Debian or Ubuntu, as root. */
function installWithApt(names: readonly string[]): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log('Installing Chromium for the tests (once) …');
  const options = {
    stdio: 'ignore' as const,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update'], options);
  // The first that exists.
  names.some(
    (name) =>
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options).status ===
      0,
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
