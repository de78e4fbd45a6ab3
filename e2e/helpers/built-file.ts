import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Returns the hashed file of a module, such as `_souk/B7xY.js`. */
export function builtFile(source: string): string {
  const file = resolve(import.meta.dirname, '../../dist/client/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string }>;
  const entry = manifest[source];
  if (!entry) throw new Error(`Failed to find ${source} in the build. Run \`make build\`.`);
  return entry.file;
}
