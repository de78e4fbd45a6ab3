import type { Schema } from 'hast-util-sanitize';
import { PLAYER_URL_PATTERN } from './video-players.ts';

/** Prevents ids of the text from shadowing ids of the page. */
export const ID_PREFIX = 'part-';

/** Other elements are unwrapped, except {@link DROPPED_TAGS}. */
const ALLOWED_TAGS =
  'a abbr address audio b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em ' +
  'figcaption figure h1 h2 h3 h4 h5 h6 hr i iframe img ins kbd li mark ol p pre q rp rt ruby s samp small span ' +
  'strong sub summary sup table tbody td tfoot th thead time tr u ul var video wbr';

/** Removed with their content: scripts, styles, SVG, MathML, form controls, raw text. */
const DROPPED_TAGS =
  'applet base canvas datalist embed frame frameset head input link math meta noembed noframes noscript object ' +
  'optgroup option param plaintext script select source style svg template textarea title track xmp';

const TABLE_PARTS = 'caption col colgroup tbody td tfoot th thead tr';

/** Patterns must not have the `g` flag: the library calls `test` on them. */
type Rule = [attribute: string, pattern: RegExp];

const COUNT = /^\d{1,4}$/;
const DATETIME: Rule = ['datetime', /^[\w:.+ -]{1,40}$/];
const SIZE: Rule[] = [
  ['width', COUNT],
  ['height', COUNT],
];
const CELL: Rule[] = [
  ['colspan', COUNT],
  ['rowspan', COUNT],
  ['scope', /^(?:row|col|rowgroup|colgroup)$/],
];

/**
 * Defines the HTML allowed from the server (SAFE-01). Property names are attribute names in lower
 * case; all values are strings. Sets every key of `Schema`: a missing one falls back to GitHub's
 * default.
 */
export const HTML_SCHEMA: Required<Schema> = {
  tagNames: ALLOWED_TAGS.split(' '),
  strip: DROPPED_TAGS.split(' '),
  attributes: {
    '*': [
      ['dir', /^(?:ltr|rtl|auto)$/],
      ['lang', /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i],
      ['id', /^[\p{L}\p{M}\p{N}_.:-]{1,80}$/u],
      ['data-align', /^(?:left|right|center|justify)$/],
      'title',
    ],
    a: ['href', ['target', '_blank'], ['rel', 'noopener noreferrer']],
    audio: ['src'],
    col: [['span', COUNT]],
    colgroup: [['span', COUNT]],
    del: [DATETIME],
    details: [['open', '']],
    iframe: [['src', PLAYER_URL_PATTERN]],
    img: ['src', 'alt', ...SIZE],
    ins: [DATETIME],
    li: [['value', COUNT]],
    ol: [
      ['start', COUNT],
      ['reversed', ''],
      ['type', /^[1aAiI]$/],
    ],
    td: CELL,
    th: CELL,
    time: [DATETIME],
    video: ['src', 'poster', ...SIZE],
  },
  // `safeUrl` has already checked these. The library does not check attributes that are missing
  // here.
  protocols: {
    href: ['http', 'https', 'mailto', 'tel', 'sms', 'whatsapp'],
    src: ['http', 'https', 'data'],
    poster: ['http', 'https'],
  },
  ancestors: Object.fromEntries(TABLE_PARTS.split(' ').map((tag) => [tag, ['table']])),
  clobber: ['id'],
  clobberPrefix: ID_PREFIX,
  required: {},
  allowComments: false,
  allowDoctypes: false,
};
