import { safeLinkUrl, safeImageUrl, safeVideoUrl } from './safe-url.ts';

/** Elements that may be shown. Of any other, what is in it stays, unless it is among {@link DROPPED_TAGS}. */
export const ALLOWED_TAGS: ReadonlySet<string> = new Set(
  (
    'a abbr address b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em ' +
    'figcaption figure h1 h2 h3 h4 h5 h6 hr i iframe img ins kbd li mark ol p pre q rp rt ruby s samp small ' +
    'span strong sub summary sup table tbody td tfoot th thead time tr u ul var video wbr'
  ).split(' '),
);

/** Elements that go with all that is in them: it is code, other than HTML, or not meant to be read. */
export const DROPPED_TAGS: ReadonlySet<string> = new Set(
  (
    'applet audio base canvas datalist embed frame frameset head input link math meta noembed noframes noscript ' +
    'object option plaintext script select style svg template textarea title xmp'
  ).split(' '),
);

/** What makes a `p` around it a `div`: browsers would end the paragraph before it. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set(
  'address blockquote details div dl figure h1 h2 h3 h4 h5 h6 hr li ol p pre table ul dd dt'.split(
    ' ',
  ),
);

/** Returns the value as it may stand, or undefined where it may not. */
type Rule = (value: string) => string | undefined;

const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value) ? value : undefined;

const anyText: Rule = (value) => value;
const count = matching(/^\d{1,4}$/);
const flag: Rule = () => '';

const COMMON: ReadonlyMap<string, Rule> = new Map([
  ['dir', matching(/^(?:ltr|rtl|auto)$/i)],
  ['lang', matching(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i)],
  ['title', anyText],
]);

const rules = (entries: Readonly<Record<string, Rule>>): ReadonlyMap<string, Rule> =>
  new Map(Object.entries(entries));

const cell = rules({
  colspan: count,
  rowspan: count,
  scope: matching(/^(?:row|col|rowgroup|colgroup)$/i),
});
const timeRules = rules({ datetime: matching(/^[\w:.+ -]{1,40}$/) });
const span = rules({ span: count });

const TAG_RULES: ReadonlyMap<string, ReadonlyMap<string, Rule>> = new Map([
  ['a', rules({ href: safeLinkUrl, target: matching(/^_blank$/i) })],
  ['img', rules({ src: safeImageUrl, alt: anyText, width: count, height: count })],
  ['iframe', rules({ src: safeVideoUrl })],
  ['video', rules({ src: safeImageUrl, poster: safeImageUrl, width: count, height: count })],
  ['td', cell],
  ['th', cell],
  ['col', span],
  ['colgroup', span],
  ['ol', rules({ start: count, reversed: flag, type: matching(/^[1aAiI]$/) })],
  ['li', rules({ value: count })],
  ['time', timeRules],
  ['ins', timeRules],
  ['del', timeRules],
  ['details', rules({ open: flag })],
]);

/** The attributes of an element that may stay. */
export function safeAttributes(
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Record<string, string> {
  const tagRules = TAG_RULES.get(tag);
  const allowed: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    const safe = (tagRules?.get(name) ?? COMMON.get(name))?.(value);
    if (safe !== undefined) allowed[name] = safe;
  }
  return allowed;
}
