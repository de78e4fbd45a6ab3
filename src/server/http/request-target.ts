/** Routes and the backend get the same path (SRV-02). */
export interface RequestTarget {
  /** Decoded once, encoded once. */
  path: string;
  /** With `?`, or empty. */
  query: string;
}

export const MAX_TARGET_LENGTH = 8_192;

/** RFC 3986 `pchar`s that encodeURIComponent encodes. */
const UNRESERVED_CODES = /%(?:21|24|26|27|28|29|2A|2B|2C|3A|3B|3D|40)/g;
/** Includes path parameters, which some servers strip (`..;x`). */
const DOT_SEGMENT = /^\.{1,2}(?:;.*)?$/;
/** Decoding twice would yield separators or dots. */
const ENCODED_TWICE = /%(?:2e|2f|5c|25|00)/i;
const PRINTABLE_ASCII = /^[\x21\x22\x24-\x7e]+$/;

/**
 * Parses the target of a request line.
 *
 * @returns undefined for targets that a backend could parse in another way, such as dot segments,
 * double encoding or non-ASCII bytes
 */
export function parseRequestTarget(raw: string): RequestTarget | undefined {
  if (raw.length > MAX_TARGET_LENGTH || !PRINTABLE_ASCII.test(raw)) return undefined;
  const target = raw.startsWith('/') ? raw : toOriginForm(raw);
  if (target === undefined) return undefined;

  const mark = target.indexOf('?');
  const rawPath = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 || mark === target.length - 1 ? '' : target.slice(mark);
  const segments: string[] = [];
  const parts = rawPath.slice(1).split('/');
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const segment = decodeSegment(part);
    // A trailing slash makes the last segment empty.
    if (segment === undefined || (segment === '' && !isLast)) return undefined;
    segments.push(encodeSegment(segment));
  }
  return { path: `/${segments.join('/')}`, query };
}

/** The absolute form (`GET http://host/path`), which HTTP/1.1 requires. */
function toOriginForm(raw: string): string | undefined {
  const match = /^https?:\/\/[^/?#\\@]+(\/[^]*)?$/i.exec(raw);
  return match ? (match[1] ?? '/') : undefined;
}

function decodeSegment(part: string): string | undefined {
  let segment: string;
  try {
    segment = decodeURIComponent(part);
  } catch {
    return undefined;
  }
  const hasSeparator = /[/\\]/.test(segment) || hasControlCharacter(segment);
  if (hasSeparator || DOT_SEGMENT.test(segment) || ENCODED_TWICE.test(segment)) return undefined;
  return segment;
}

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < ' ' || character === '\u007f');
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(UNRESERVED_CODES, (code) => decodeURIComponent(code));
}

const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_.])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

export function isHost(value: string): boolean {
  // `URL` also rejects numeric names that are no address, such as 999.1.1.1.
  return value.length <= 259 && HOST.test(value) && URL.canParse(`http://${value}`);
}
