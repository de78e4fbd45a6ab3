import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GALLERY_ID, PANEL_ID } from '../src/dev/marker.ts';

const dist = resolve(import.meta.dirname, '../dist');
const client = join(dist, 'client');

/** First loads in kB of gzip (PERF-01): what the page names and what its screen pulls in. */
const BUDGETS = [
  { page: '/', screen: 'src/features/catalogue/home-screen.tsx', limit: 110 },
  {
    page: '/products/{id}/details',
    screen: 'src/features/catalogue/product-screen.tsx',
    limit: 113,
  },
];
const CSS_LIMIT = 14;

interface Entry {
  file: string;
  imports?: string[];
  css?: string[];
}

const manifestFile = join(client, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('Failed to weigh the build: there is none. Run `make build`.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Entry>;
const kilobytes = (file: string) => gzipSync(readFileSync(join(client, file))).length / 1000;

/** Every script file that a module pulls in at once. */
function scripts(key: string, seen = new Set<string>()): Set<string> {
  const entry = manifest[key];
  if (!entry) throw new Error(`Failed to weigh ${key}: the build has no such module.`);
  if (seen.has(entry.file)) return seen;
  seen.add(entry.file);
  for (const imported of entry.imports ?? []) scripts(imported, seen);
  return seen;
}

let failed = false;
function report(what: string, weight: number, limit: number, culprits: string) {
  const over = weight > limit;
  failed ||= over;
  console.log(`${over ? '✗' : '✓'} ${what}: ${weight.toFixed(1)} kB of ${limit} kB gzip`);
  if (over) console.log(`  heaviest: ${culprits}`);
}

for (const { page, screen, limit } of BUDGETS) {
  const files = new Set(['index.html', screen].flatMap((key) => [...scripts(key)]));
  const weights = [...files]
    .map((file) => [file, kilobytes(file)] as const)
    .toSorted((a, b) => b[1] - a[1]);
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const culprits = weights.map(([file, weight]) => `${file} ${weight.toFixed(1)}`).join(', ');
  report(`JavaScript of ${page}`, total, limit, culprits);
}

const styles = new Set(
  Object.values(manifest).flatMap(({ css = [], file }) =>
    file.endsWith('.css') ? [file, ...css] : css,
  ),
);
for (const file of styles) report(`styles ${file}`, kilobytes(file), CSS_LIMIT, file);

// What is there for developers alone: the roots of panel and gallery, and the mock's control API.
const leaks = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:js|css|html|json)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => {
    const text = readFileSync(file, 'utf8');
    return [PANEL_ID, GALLERY_ID, '/__mock', 'mock-scenario'].some((mark) => text.includes(mark));
  });
failed ||= leaks.length > 0;
console.log(
  `${leaks.length > 0 ? '✗' : '✓'} developers’ panel and gallery: in no file of the build`,
);
for (const file of leaks) console.log(`  found in ${file}`);

process.exitCode = failed ? 1 : 0;
