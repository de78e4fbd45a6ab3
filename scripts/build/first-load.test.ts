import { expect, test } from 'vitest';
import { isFirstLoad } from './first-load.ts';

/** A build of modules by name, each with those that import it at once. */
const modulesOf = (importers: Record<string, string[]>) => ({
  getModuleInfo: (id: string) =>
    id in importers ? { isEntry: id === 'entry', importers: importers[id] ?? [] } : null,
});

const HOME = 'C:\\souk\\src\\features\\home\\screens\\home-screen.tsx';
const PRODUCT = '/souk/src/features/product/screens/product-screen.tsx';

test('what the entry or every landing screen imports at once is needed first, however far down', () => {
  const modules = modulesOf({
    entry: [],
    navbar: ['entry'],
    icon: ['drawer', 'navbar'],
    [HOME]: [],
    [PRODUCT]: [],
    picture: [HOME, 'gallery'],
    gallery: [PRODUCT],
    drawer: [],
  });
  expect(['entry', 'navbar', 'icon', 'picture'].map((id) => isFirstLoad(id, modules))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('what one landing screen alone needs does not weigh on the others', () => {
  const modules = modulesOf({ [HOME]: [], [PRODUCT]: [], tiles: [HOME], gallery: [PRODUCT] });
  expect(['tiles', 'gallery'].map((id) => isFirstLoad(id, modules))).toEqual([false, false]);
});

test('what is only reached on use is not, and circles end', () => {
  const modules = modulesOf({ drawer: ['bin'], bin: ['drawer'], external: ['unknown'] });
  expect(['drawer', 'bin', 'external'].map((id) => isFirstLoad(id, modules))).toEqual([
    false,
    false,
    false,
  ]);
});
