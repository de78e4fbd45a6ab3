/**
 * Lists unsafe elements, attributes and URLs. Uses the browser's parser, independent of the
 * sanitizer.
 */
export function findUnsafeMarkup(html: string): string[] {
  const page = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  // With scripting, browsers parse these differently, so check the source.
  const isUnsafe =
    /<(?:no(?:script|embed|frames)|template|textarea|title|xmp|plaintext|iframe|frame|base|meta|link|body on)/i.test(
      html,
    );
  const unsafe = isUnsafe && !PLAYER.test(html) ? ['element'] : [];
  // jsdom's `querySelectorAll` adds listeners to the window for each document.
  const elements = [page.head, page.body].flatMap((part) => [...part.getElementsByTagName('*')]);
  for (const element of elements) {
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') unsafe.push('namespace');
    if (FORBIDDEN.has(element.localName)) unsafe.push(element.localName);
    for (const { name, value } of element.attributes) {
      if (!ALLOWED.has(name)) unsafe.push(name);
      if (name === 'id' && !value.startsWith('part-')) unsafe.push(`id ${value}`);
      if (
        name === 'target' &&
        (value !== '_blank' || !/noopener/.test(element.getAttribute('rel') ?? ''))
      ) {
        unsafe.push('opener');
      }
      if (['href', 'src', 'poster'].includes(name) && !isSafe(name, value)) unsafe.push(value);
    }
  }
  return unsafe;
}

const PLAYER =
  /src="https:\/\/(?:www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video|www\.dailymotion\.com\/embed\/video)\/[\w-]+(?:\?start=\d+|#t=\d+s)?"/;

function isSafe(name: string, value: string) {
  if (value !== value.trim() || !URL.canParse(value, 'https://shop.example')) return false;
  const { protocol } = new URL(value, 'https://shop.example');
  if (['https:', 'http:'].includes(protocol)) return true;
  if (name === 'src')
    return /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z\d+/=]+$/i.test(value);
  return name === 'href' && ['mailto:', 'tel:', 'sms:', 'whatsapp:'].includes(protocol);
}

const FORBIDDEN = new Set(
  'script style svg math object embed applet form input button select textarea meta base link area keygen marquee x'.split(
    ' ',
  ),
);
const ALLOWED = new Set(
  (
    'href src alt title width height colspan rowspan scope dir lang id rel target loading decoding tabindex class data-align ' +
    'aria-label controls preload open start reversed type value datetime poster sandbox allow referrerpolicy'
  ).split(' '),
);
