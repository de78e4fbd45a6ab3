import { expect, test } from 'vitest';
import { isFirstLoad } from './first-load.ts';

/** A build of modules by name, each with those that import it at once. */
const modulesOf = (importers: Record<string, string[]>) => ({
  getModuleInfo: (id: string) =>
    id in importers ? { isEntry: id === 'entry', importers: importers[id] ?? [] } : null,
});

test('what entry or landing screens import at once is needed first, however far down', () => {
  const modules = modulesOf({
    entry: [],
    navbar: ['entry'],
    icon: ['drawer', 'navbar'],
    'C:\\souk\\src\\features\\catalogue\\home-screen.tsx': [],
    tiles: ['C:\\souk\\src\\features\\catalogue\\home-screen.tsx'],
    drawer: [],
  });
  expect(['entry', 'navbar', 'icon', 'tiles'].map((id) => isFirstLoad(id, modules))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('what is only reached on use is not, and circles end', () => {
  const modules = modulesOf({ drawer: ['bin'], bin: ['drawer'], external: ['unknown'] });
  expect(['drawer', 'bin', 'external'].map((id) => isFirstLoad(id, modules))).toEqual([
    false,
    false,
    false,
  ]);
});
