/** UTF-16 units. Allows two photos in base64. */
const MAX_HTML_LENGTH = 5_000_000;

/** Start and end tags; about 500 kB of dense markup. Browsers need quadratic time for deep trees. */
export const MAX_TAGS = 30_000;

/** Limits how many elements reopening could create: tags × formatting tags. */
const MAX_REOPENED_ELEMENTS = 10_000;

const NEUTRAL_PREFIX = 'x-';
const FORMATTING_TAGS = 'b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u';
const FORMATTING_TAG = new RegExp(`<(/?)(${FORMATTING_TAGS})(?=[\\s/>])`, 'gi');
const NEUTRALIZED_TAG = new RegExp(`^${NEUTRAL_PREFIX}(?=(?:${FORMATTING_TAGS})$)`);

/** An unclosed tag matches up to the end, which keeps the search linear. */
const SELECT_TAG = /<\/?select(?=[\s/>])[^>]*(?:>|$)/gi;

/**
 * Prepares HTML from the server so that any parser can read it in limited time and memory.
 *
 * - Parsers reopen each unclosed formatting element in every following block, so n `<b>` and n
 *   `<p>` make n² elements. 40 kB exhaust a Node process, 4 kB freeze Chromium. Formatting elements
 *   of long and wrongly nested HTML are renamed for the parser; `restoreTag` restores them.
 * - `select` tags are removed: parsers changed how they read them in 2025. A space remains, or the
 *   parts around one tag could form another.
 * - Lone surrogates are replaced: a response can't contain them, so hydration would find a
 *   difference.
 */
export function prepareHtml(html: string): string {
  let text = limitTags(html.slice(0, MAX_HTML_LENGTH))
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(SELECT_TAG, ' ');
  const tags = text.split('<').length;
  const formatting = text.match(FORMATTING_TAG)?.length ?? 0;
  if (tags * formatting > MAX_REOPENED_ELEMENTS) {
    text = text.replaceAll(FORMATTING_TAG, `<$1${NEUTRAL_PREFIX}$2`);
  }
  // Without a doctype, parsers do not close a paragraph before a table.
  return `<!doctype html><body>${text}`;
}

/** Reverts the renaming by `prepareHtml`. */
export function restoreTag(tag: string): string {
  return tag.replace(NEUTRALIZED_TAG, '');
}

function limitTags(html: string): string {
  let end = -1;
  for (let count = 0; count <= MAX_TAGS; count += 1) {
    end = html.indexOf('<', end + 1);
    if (end === -1) return html;
  }
  return html.slice(0, end);
}
