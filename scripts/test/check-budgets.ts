import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GALLERY_ID, PANEL_ID } from '../../src/dev/root-ids.ts';

const dist = resolve(import.meta.dirname, '../../dist');
const client = join(dist, 'client');

/** First loads in kB of gzip, with static imports (PERF-01). */
const BUDGETS = [
  { page: '/', screen: 'src/features/home/screens/home-route.ts', limitKb: 110 },
  {
    page: '/products/{id}/details',
    screen: 'src/features/product/screens/product-route.ts',
    limitKb: 116,
  },
  { page: '/cart', screen: 'src/features/cart/screens/cart-route.ts', limitKb: 137 },
  { page: '/checkout', screen: 'src/features/checkout/screens/checkout-route.ts', limitKb: 160 },
  {
    page: '/order-history',
    screen: 'src/features/orders/screens/order-history-route.ts',
    limitKb: 151,
  },
];
/** What loads later, in kB of gzip besides the first load of the smallest page. */
const PARTS = [
  { part: 'the first request', module: 'src/api/client.ts', limitKb: 4 },
  { part: 'the menu of phones', module: 'src/app/shell/menus/mobile-menu.tsx', limitKb: 37 },
  { part: 'the search of phones', module: 'src/features/search/search-dialog.tsx', limitKb: 34 },
  { part: 'the cart drawer', module: 'src/features/cart/cart-drawer.tsx', limitKb: 65 },
  { part: 'the login dialog', module: 'src/features/auth/auth-dialog.tsx', limitKb: 79 },
];
/** The second is loaded by the first. */
const ENTRIES = ['index.html', 'src/app/entries/entry-browser.tsx'];
const CSS_LIMIT_KB = 14;
const DEFERRED_CSS_LIMIT_KB = 10;

interface Entry {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}

const manifestFile = join(client, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('Failed to measure the build: there is none. Run `make build`.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Entry>;
const kilobytes = (file: string) => gzipSync(readFileSync(join(client, file))).length / 1000;

/** Returns the files of a module with its static imports. */
function staticImportsOf(key: string, seen = new Set<string>()): Set<string> {
  const entry = manifest[key];
  if (!entry) throw new Error(`Failed to measure ${key}: the build has no such module.`);
  if (seen.has(entry.file)) return seen;
  seen.add(entry.file);
  for (const imported of entry.imports ?? []) staticImportsOf(imported, seen);
  return seen;
}

function nameOf(file: string): string {
  const [key, entry] = Object.entries(manifest).find(([, one]) => one.file === file) ?? [file];
  return entry?.name ?? key;
}

let failed = false;
function report(what: string, weightKb: number, limitKb: number, culprits: string) {
  const isOverLimit = weightKb > limitKb;
  failed ||= isOverLimit;
  console.log(
    `${isOverLimit ? '✗' : '✓'} ${what}: ${weightKb.toFixed(1)} kB of ${limitKb} kB gzip`,
  );
  if (isOverLimit) console.log(`  heaviest: ${culprits}`);
}

const filesOf = (...keys: string[]) => new Set(keys.flatMap((key) => [...staticImportsOf(key)]));

function weigh(what: string, files: Iterable<string>, limitKb: number) {
  const weights = [...files]
    .map((file) => [file, kilobytes(file)] as const)
    .toSorted((a, b) => b[1] - a[1]);
  const total = weights.reduce((sum, [, weightKb]) => sum + weightKb, 0);
  const culprits = weights
    .map(([file, weightKb]) => `${nameOf(file)} ${weightKb.toFixed(1)}`)
    .join(', ');
  report(`JavaScript of ${what}`, total, limitKb, culprits);
}

for (const { page, screen, limitKb } of BUDGETS) weigh(page, filesOf(...ENTRIES, screen), limitKb);
const first = filesOf(...ENTRIES);
for (const { part, module, limitKb } of PARTS) {
  const later = [...filesOf(module)].filter((file) => !first.has(file));
  weigh(part, later, limitKb);
}

const stylesOf = (keys: Iterable<string>) =>
  new Set([...keys].flatMap((key) => manifest[key]?.css ?? []));
const all = stylesOf(Object.keys(manifest));
const shared = stylesOf(ENTRIES);
// Dialogs and customer screens share one sheet.
const deferred = stylesOf(['src/features/auth/auth-dialog.tsx']);
for (const file of all) {
  if (shared.has(file)) continue;
  if (deferred.has(file)) {
    report('styles loaded on demand', kilobytes(file), DEFERRED_CSS_LIMIT_KB, file);
  } else {
    const weights = [...shared, file].map(kilobytes);
    const total = weights.reduce((sum, weightKb) => sum + weightKb, 0);
    report(`styles of a page with ${file}`, total, CSS_LIMIT_KB, file);
  }
}

// Code for developers only: panel, gallery and the mock's control API.
const leaks = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:js|css|html|json)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => {
    const text = readFileSync(file, 'utf8');
    return [PANEL_ID, GALLERY_ID, '/__mock', 'mock-scenario'].some((mark) => text.includes(mark));
  });
failed ||= leaks.length > 0;
console.log(`${leaks.length > 0 ? '✗' : '✓'} no developers’ panel or gallery in the build`);
for (const file of leaks) console.log(`  found in ${file}`);

process.exitCode = failed ? 1 : 0;
