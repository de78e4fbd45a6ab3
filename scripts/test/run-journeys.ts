import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBrowser, needsWindow } from './browser.ts';
import { BUILD_STEPS } from './build-steps.ts';
import { runStep, runStepsTogether } from './run-step.ts';

const root = resolve(import.meta.dirname, '../..');

const SOURCES = [
  'src',
  'contract',
  'public',
  'scripts/build',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'vite.gallery.config.ts',
];
const BUILT = ['dist/client/index.html', 'dist/server/main.js', '.cache/gallery'];

/**
 * Builds first if sources changed. `parameters` are those of `playwright test`. Returns whether all
 * passed.
 */
export async function runJourneys(
  parameters: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const isStale = newestMs(SOURCES) > Math.min(...BUILT.map((path) => modifiedMs(path)));
  const builds = isStale ? await runStepsTogether(BUILD_STEPS) : [];
  if (builds.some(({ passed }) => !passed)) return false;
  const { passed } = await runStep({
    name: 'journeys',
    command: ['playwright', 'test', ...parameters],
    env: { CHROMIUM: findBrowser({ hasWindow: needsWindow(parameters) }), ...env },
  });
  return passed;
}

/** A folder's time reveals deleted files. */
function newestMs(paths: readonly string[]): number {
  return Math.max(
    ...paths.flatMap((path) => {
      const isFolder = statSync(join(root, path)).isDirectory();
      const inner = isFolder ? readdirSync(join(root, path), { recursive: true }) : [];
      return [path, ...inner.map((name) => join(path, String(name)))].map(modifiedMs);
    }),
  );
}

function modifiedMs(path: string): number {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
