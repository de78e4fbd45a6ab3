/** UTF-16 units. Leaves room for two photos in base64. */
const MAX_LENGTH = 5_000_000;

/** Start and end tags; about 500 kB of dense markup. Browsers need quadratic time for deep trees. */
export const MAX_TAGS = 30_000;

/** Tags × formatting tags: how many elements reopening could create at most. */
const MAX_REOPENED = 10_000;

/** Makes a formatting element an ordinary one for the parser. */
const NEUTRAL_PREFIX = 'x-';
const FORMATTING_TAGS = 'b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u';
const FORMATTING_TAG = new RegExp(`<(/?)(${FORMATTING_TAGS})(?=[\\s/>])`, 'gi');
const NEUTRALISED_TAG = new RegExp(`^${NEUTRAL_PREFIX}(?=(?:${FORMATTING_TAGS})$)`);

/** An unclosed tag matches up to the end, so that the search stays linear. */
const SELECT_TAG = /<\/?select(?=[\s/>])[^>]*(?:>|$)/gi;

/**
 * Turns HTML from the server into a page that any parser can read in reasonable time and memory.
 *
 * - Parsers reopen each unclosed formatting element in every following block, so n `<b>` and n `<p>` make n² elements: 40 kB
 *   exhaust a Node process, 4 kB freeze Chromium. Long and wrongly nested HTML is parsed without this rule; `restoreTag` gives the
 *   elements their names back.
 * - `select` tags are removed: parsers changed how they read them in 2025. Options are dropped later.
 * - Lone surrogates are replaced: they do not survive the response, and hydration would find a difference.
 */
export function prepareHtml(html: string): string {
  let text = cutTags(html.slice(0, MAX_LENGTH))
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(SELECT_TAG, '');
  const tags = text.split('<').length;
  const formatting = text.match(FORMATTING_TAG)?.length ?? 0;
  if (tags * formatting > MAX_REOPENED) {
    text = text.replaceAll(FORMATTING_TAG, `<$1${NEUTRAL_PREFIX}$2`);
  }
  // Without a document type, parsers keep a paragraph open around a table.
  return `<!doctype html><body>${text}`;
}

/** Returns the name that a parsed element had before `prepareHtml`. */
export function restoreTag(tag: string): string {
  return tag.replace(NEUTRALISED_TAG, '');
}

function cutTags(html: string): string {
  let end = -1;
  for (let count = 0; count <= MAX_TAGS; count += 1) {
    end = html.indexOf('<', end + 1);
    if (end === -1) return html;
  }
  return html.slice(0, end);
}
