import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Icons are made by a factory of their library that reads contexts, builds class names and spells attributes anew at each
 * rendering. Ours are always rendered by `src/ui/content/icon.tsx`: this one does what that asks for, in 2 kB gzip less. The
 * shapes become markup here, without the React keys of their parts, which are random and so do not compress.
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
      // Another name of an icon, whose module is loaded next.
      if (!icon) return null;
      const shapes = JSON.stringify(icon.node.map(toMarkup).join(''));
      return (
        `import createIcon from '../createLucideIcon.mjs';\n` +
        `export default createIcon(${JSON.stringify(icon.name)}, ${shapes});\n`
      );
    },
  };
}

/** What an icon's module of the library says. */
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

// The shapes are one string: a page has 200 icons. Stroke and fill are in `icon.css.ts`.
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
  // By it the wrapper knows which ones point along the line.
  Glyph.displayName = name;
  return Glyph;
}
`;
