import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installedBrowser, needsWindow } from './browser.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'souk-browsers-'));
  for (const name of ['chromium-headless-shell', 'chromium']) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o755);
  }
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('chooses a complete browser for options that show it, and else the headless shell', () => {
  const choose = (...parameters: string[]) =>
    installedBrowser({ hasWindow: needsWindow(parameters) });
  expect(choose('e2e/cart.spec.ts', '--workers=1')).toBe(join(folder, 'chromium-headless-shell'));
  for (const option of ['--headed', '--debug', '--ui', '--ui-port=0']) {
    expect([option, choose('e2e/cart.spec.ts', option)]).toEqual([
      option,
      join(folder, 'chromium'),
    ]);
  }
  vi.stubEnv('CHROMIUM', join(folder, 'chromium-headless-shell'));
  expect(choose('--headed')).toBe(join(folder, 'chromium-headless-shell'));
});
