import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';
import { findPathLiterals } from '../testing/find-path-literals.ts';

const SRC = resolve(import.meta.dirname, '../..');

/** Tests state expected URLs; the server parses raw requests. */
const EXEMPT =
  /\.test(-d)?\.|(^|\/)(testing|tests?|generated)\/|^server\/|^lib\/router\/paths\.ts$/;

test('only paths.ts contains paths of the shop', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !EXEMPT.test(file));
  expect(files).toContain('app/routes.ts');
  const found = files.flatMap((file) =>
    findPathLiterals(readFileSync(join(SRC, file), 'utf8'), `src/${file}`),
  );
  expect(found).toEqual([]);
});

test.each([
  [`<AppLink href="/cart" />`, 'use CART_PATH'],
  [`navigate('/')`, 'use HOME_PATH'],
  [`url ?? '/'`, 'use HOME_PATH'],
  ['const href = `/products/${id}/details`', 'use productPath()'],
  ['const href = `/order-history?page=${page}`', 'use ORDERS_PATH'],
  ['const href = `${origin}/massages`', 'use MESSAGES_PATH'],
  [`type Home = '/order-history' | undefined`, 'use ORDERS_PATH'],
  [`path.startsWith('/blog')`, 'add it to'],
  [`/^\\/shops?\\/\\d+$/.test(path)`, 'use SHOPS_PATH'],
])('finds the path in %s', (code, advice) => {
  expect(findPathLiterals(code, 'screen.tsx')).toEqual([
    expect.stringMatching(/^screen\.tsx:1 hardcodes .+ src\/lib\/router\/paths\.ts\.$/),
  ]);
  expect(findPathLiterals(code, 'screen.tsx')[0]).toContain(advice);
});

test.each([
  `path.split('/')`,
  `url.startsWith('/')`,
  `fetch('/api/products')`,
  `import { cart } from '../cart/cart.ts'`,
  'const href = `${list}/${id}`',
  '// leads to /cart',
  `<p>/cart</p>`,
])('allows %s', (code) => {
  expect(findPathLiterals(code, 'screen.tsx')).toEqual([]);
});
