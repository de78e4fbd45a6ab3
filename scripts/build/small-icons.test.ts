import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement, type FunctionComponent } from 'react';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { smallIcons } from './small-icons.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ICONS = join(ROOT, 'node_modules/lucide-react/dist/esm/icons');

const load = smallIcons().load as (id: string) => Promise<string | null>;

/** Names of the icons that the shop imports. */
const USED = [
  ...new Set(
    readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => readFileSync(join(ROOT, 'src', file), 'utf8'))
      .flatMap((code) => [...code.matchAll(/lucide-react\/icons\/([\w-]+)/g)])
      .map(([, name = '']) => name),
  ),
];

/** The module with an icon's shapes. Some names are aliases. */
async function loadIcon(name: string): Promise<string> {
  const code = await load(join(ICONS, `${name}.mjs`));
  if (code !== null) return code;
  const source = readFileSync(join(ICONS, `${name}.mjs`), 'utf8');
  return loadIcon(/from '\.\/([\w-]+)\.mjs'/.exec(source)?.[1] ?? '');
}

test.each(USED)('the icon %s has the shapes of the library', async (name) => {
  const code = await loadIcon(name);
  const [, shapes = ''] = /createIcon\("[\w-]+", (".*")\);/.exec(code) ?? [];
  const { default: Icon } = (await import(join(ICONS, `${name}.mjs`))) as {
    default: FunctionComponent;
  };
  const [, expected = ''] =
    /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(Icon))) ?? [];
  expect(expected).not.toBe('');
  expect(JSON.parse(shapes)).toBe(expected.replaceAll(/><\/\w+>/g, '/>'));
});

test('a build contains icons as markup, including aliases', async () => {
  const entry = join(ROOT, 'icons.js');
  const code = `
    export { default as Heart } from 'lucide-react/icons/heart';
    export { default as Trash } from 'lucide-react/icons/trash-2';
  `;
  const source = {
    name: 'entry',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? code : null),
  };
  const result = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    plugins: [source, smallIcons()],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: ['react'] },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = result[0]?.output ?? [];
  expect(chunk?.code.match(/createIcon\("[\w-]+", "<path /g)).toHaveLength(2);
  expect(chunk?.code).not.toContain('__iconData');
});

test('leaves other modules alone', async () => {
  expect(await load('/souk/src/ui/content/icon.tsx')).toBeNull();
});
