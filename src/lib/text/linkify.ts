import { safeUrl, WEB_SCHEMES } from '../html/safe-url.ts';

/** A piece of a message: words, or an address to follow. */
export interface TextPart {
  text: string;
  href: string | null;
  /** Where in the text it begins. */
  at: number;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`\u202a-\u202e\u2066-\u2069]+/gi;

/** Splits a plain text into words and http and https addresses (MSG-05). Together the parts are the text again. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimPunctuation(found);
    const href = safeUrl(address, WEB_SCHEMES);
    if (href === undefined || !URL.canParse(href)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), href: null, at: end });
    parts.push({ text: address, href, at: index });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null, at: end });
  return parts;
}

/** The sentence's own marks are not the address's, nor a bracket that was opened before it. */
function trimPunctuation(address: string): string {
  const trimmed = address.replace(/[.,;:!?…،؛؟]+$/u, '');
  if (!trimmed.endsWith(')') || trimmed.includes('(')) return trimmed;
  return trimPunctuation(trimmed.slice(0, -1));
}
