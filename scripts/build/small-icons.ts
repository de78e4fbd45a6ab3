import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Replaces lucide's icon factory, which does more work at each render. `src/ui/content/icon.tsx`
 * doesn't need that; saves 2 kB gzip. Shapes become markup in the build, without the random React
 * keys, which do not compress.
 */
export function smallIcons(): Plugin {
  return {
    name: 'souk:small-icons',
    enforce: 'pre',
    apply: 'build',
    async load(id) {
      const file = id.replaceAll('\\', '/');
      if (file.endsWith('lucide-react/dist/esm/createLucideIcon.mjs')) return FACTORY;
      if (!/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(file)) return null;
      const { __iconData: icon } = (await import(pathToFileURL(id).href)) as {
        __iconData?: IconData;
      };
      // An alias of another icon's module.
      if (!icon) return null;
      const shapes = JSON.stringify(icon.node.map(toMarkup).join(''));
      return (
        `import createIcon from '../createLucideIcon.mjs';\n` +
        `export default createIcon(${JSON.stringify(icon.name)}, ${shapes});\n`
      );
    },
  };
}

/** The data of an icon in the library's module. */
interface IconData {
  name: string;
  node: (readonly [tag: string, attributes: Record<string, string>])[];
}

function toMarkup([tag, attributes]: IconData['node'][number]): string {
  const words = Object.entries(attributes).map(([name, value]) =>
    name === 'key' ? '' : ` ${name}="${value}"`,
  );
  return `<${tag}${words.join('')}/>`;
}

// One string, because a page has 200 icons. Stroke and fill are in `icon.css.ts`.
const FACTORY = `
import { createElement } from 'react';
export default /* @__NO_SIDE_EFFECTS__ */ function createIcon(name, shapes) {
  const html = { __html: shapes };
  function Glyph({ size, fill, strokeWidth, ...rest }) {
    return createElement('svg', {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      'aria-hidden': true,
      ...(fill === 'none' ? {} : { fill }),
      ...rest,
      dangerouslySetInnerHTML: html,
    });
  }
  // The wrapper reads it to find directional icons, which it mirrors in RTL.
  Glyph.displayName = name;
  return Glyph;
}
`;
