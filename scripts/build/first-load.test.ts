import { expect, test } from 'vitest';
import { isFirstLoad } from './first-load.ts';

const modulesOf = (importers: Record<string, string[]>) => ({
  getModuleInfo: (id: string) => (id in importers ? { importers: importers[id] ?? [] } : null),
});

const ENTRY = '/souk/src/app/entries/entry-browser.tsx';
const HOME = 'C:\\souk\\src\\features\\home\\screens\\home-screen.tsx';
const PRODUCT = '/souk/src/features/product/screens/product-screen.tsx';

test('includes static imports of the entry or of every landing screen, at any depth', () => {
  const modules = modulesOf({
    [ENTRY]: [],
    navbar: [ENTRY],
    icon: ['drawer', 'navbar'],
    [HOME]: [],
    [PRODUCT]: [],
    picture: [HOME, 'gallery'],
    gallery: [PRODUCT],
    drawer: [],
  });
  expect([ENTRY, 'navbar', 'icon', 'picture'].map((id) => isFirstLoad(id, modules))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('excludes modules that only one landing screen imports', () => {
  const modules = modulesOf({ [HOME]: [], [PRODUCT]: [], tiles: [HOME], gallery: [PRODUCT] });
  expect(['tiles', 'gallery'].map((id) => isFirstLoad(id, modules))).toEqual([false, false]);
});

test('excludes dynamic imports, and terminates on cycles', () => {
  const modules = modulesOf({ drawer: ['bin'], bin: ['drawer'], external: ['unknown'] });
  expect(['drawer', 'bin', 'external'].map((id) => isFirstLoad(id, modules))).toEqual([
    false,
    false,
    false,
  ]);
});
