const LINK_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'whatsapp:'];

export const WEB_SCHEMES: readonly string[] = ['http:', 'https:'];

/** `data:` is limited to bitmaps: an SVG is a document. */
export const IMAGE_SCHEMES: readonly string[] = [...WEB_SCHEMES, 'data:'];

const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

const INVISIBLE = /[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const INVISIBLE_START = new RegExp(`^${INVISIBLE.source}+`, 'u');
/**
 * The lookbehind keeps the time linear: without it, each blank of a long run starts a new match.
 */
const INVISIBLE_END = new RegExp(`(?<!${INVISIBLE.source})${INVISIBLE.source}+$`, 'u');

const BITMAP = /^image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z\d+/]+={0,2}$/i;

/** No user name: `https://shop.example@evil.example` opens evil.example. */
const HOST = /^\/\/(?:[\p{L}\p{M}\p{N}.,_-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?=[/?#]|$)/iu;

/**
 * Returns a URL from the server in a form that is safe in `href`, `src` and `location`, or
 * undefined (SAFE-01). URLs within the shop stay relative. Takes linear time and is idempotent.
 *
 * Does not use `URL`: engines disagree about valid hosts, and server and browser must return the
 * same string.
 */
export function safeUrl(
  value: string | null | undefined,
  schemes: readonly string[] = LINK_SCHEMES,
): string | undefined {
  const text = (value ?? '')
    .replace(CONTROLS, '')
    .replace(INVISIBLE_START, '')
    .replace(INVISIBLE_END, '');
  if (text === '') return undefined;
  const [, writtenScheme, rest = ''] = /^(?:([^/\\?#:]*):)?(.*)$/s.exec(text) ?? [];
  if (writtenScheme === undefined) {
    const path = withSlashes(rest);
    return !isExternalUrl(path) || HOST.test(path) ? path : undefined;
  }
  const scheme = `${writtenScheme.replace(INVISIBLE, '').toLowerCase()}:`;
  if (!schemes.includes(scheme)) return undefined;
  if (scheme === 'data:') return safeBitmap(rest);
  if (!WEB_SCHEMES.includes(scheme)) return scheme + rest;
  // `https:page` can be a path or a host, depending on the page's scheme.
  const target = withSlashes(rest);
  return HOST.test(target) ? scheme + target : undefined;
}

/** Whether a result of `safeUrl` names a host. Absolute URLs of the shop count as external. */
export function isExternalUrl(url: string): boolean {
  return /^(?:https?:)?\/\//.test(url);
}

/** Browsers read `\` as `/`, up to the query. */
function withSlashes(url: string): string {
  const end = /[?#]/.exec(url)?.index ?? url.length;
  return url.slice(0, end).replaceAll('\\', '/') + url.slice(end);
}

function safeBitmap(rest: string): string | undefined {
  // Editors and mail programs wrap long base64.
  const data = rest.replace(INVISIBLE, '');
  return BITMAP.test(data) ? `data:${data}` : undefined;
}
