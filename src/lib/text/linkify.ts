import { safeUrl, WEB_SCHEMES } from '../html/safe-url.ts';

export interface TextPart {
  text: string;
  href: string | null;
  index: number;
}

const URL_PATTERN = /\bhttps?:\/\/[^\s<>"'`\u202a-\u202e\u2066-\u2069]+/gi;

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

/** Removes punctuation of the sentence, and a bracket that was opened before the URL. */
function trimPunctuation(address: string): string {
  const trimmed = address.replace(/[.,;:!?…،؛؟]+$/u, '');
  if (!trimmed.endsWith(')') || trimmed.includes('(')) return trimmed;
  return trimPunctuation(trimmed.slice(0, -1));
}
