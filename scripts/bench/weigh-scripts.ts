import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const client = resolve(import.meta.dirname, '../../dist/client');

/**
 * Returns the size of built scripts with gzip, in bytes and without headers (PERF-03). Browsers
 * fetch them with brotli where they can.
 */
export function weighScripts(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(client, path))).length, 0);
}
