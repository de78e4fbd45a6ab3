import { safeUrl, WEB_SCHEMES } from '../html/safe-url.ts';

export interface TextPart {
  text: string;
  href: string | null;
  index: number;
}

const URL_PATTERN = /\bhttps?:\/\/[^\s<>"'`«»“”„‹›\u202a-\u202e\u2066-\u2069]+/gi;

/**
 * Splits a plain text into words and http(s) links (MSG-05). The parts join to the original text.
 */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(URL_PATTERN)) {
    const address = trimPunctuation(found);
    const href = safeUrl(address, WEB_SCHEMES);
    if (href === undefined || !URL.canParse(href)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), href: null, index: end });
    parts.push({ text: address, href, index: index });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null, index: end });
  return parts;
}

const PUNCTUATION = '.,;:!?…،؛؟。、！？';

/**
 * Removes punctuation of the sentence, and brackets that were opened before the URL. A loop: a
 * message can end with thousands of them.
 */
function trimPunctuation(address: string): string {
  const trimmed = address.includes('(') ? PUNCTUATION : `${PUNCTUATION})`;
  let end = address.length;
  while (trimmed.includes(address.charAt(end - 1)) && end > 0) end -= 1;
  return address.slice(0, end);
}
