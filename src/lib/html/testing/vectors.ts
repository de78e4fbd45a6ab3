import { ATTACKS, SAFE_HTML } from './html-attacks.ts';
import hostileHtml from './hostile-html.json' with { type: 'json' };
import { MUTATION_ATTACKS } from './mutation-attacks.ts';

export function withTitles(texts: readonly string[]): (readonly [title: string, html: string])[] {
  return texts.map((html) => [html.length > 80 ? `${html.slice(0, 80)}…` : html, html]);
}

export const ALL_ATTACKS: readonly string[] = [
  ...new Set([
    ...Object.values(ATTACKS).flat(),
    ...Object.values(MUTATION_ATTACKS).flat(),
    ...hostileHtml,
  ]),
];

export const PARSER_CASES: readonly string[] = [
  ...SAFE_HTML,
  '<p>not <b>closed <i>in order</b> at all</i><li>x<p>y<table><tr><td>z<p>w',
  '<pre>\nlet a = 1;\n\tif (a < 2) run("x & y");</pre>&nbsp;&hellip;&#x1F600;&notanentity;',
  '<p>a</body></html><p>b',
  '<a href=1>x<a href=2>y',
  '\u0000a\r\nb\rc',
  'a\uD800b',
];
