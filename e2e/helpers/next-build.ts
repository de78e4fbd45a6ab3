import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const CLIENT = resolve(import.meta.dirname, '../../dist/client');
const ASSETS = '_souk/';

/**
 * Copies the browser's files of the build and gives each script another name, as a build of changed
 * code has. `missing` is a script that the build then lacks, such as `_souk/B7xY.js`.
 */
export function writeNextBuild(folder: string, missing?: string): void {
  cpSync(CLIENT, folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const scripts = new Set(
    files
      .filter((file) => /_souk[\\/][^\\/]+\.js$/.test(file))
      .map((file) => file.slice(ASSETS.length)),
  );
  const rename = (script: string) => `next-${script}`;
  for (const file of files) {
    const path = join(folder, file);
    // Compressed copies have the old names.
    if (/\.(?:br|gz)$/.test(file)) rmSync(path);
    if (!/\.(?:js|json|html)$/.test(file)) continue;
    const text = readFileSync(path, 'utf8').replaceAll(/[\w-]+\.js\b/g, (name) =>
      scripts.has(name) ? rename(name) : name,
    );
    writeFileSync(path, text);
  }
  for (const script of scripts) {
    renameSync(join(folder, '_souk', script), join(folder, '_souk', rename(script)));
  }
  if (missing) rmSync(join(folder, '_souk', rename(missing.slice(ASSETS.length))));
}
