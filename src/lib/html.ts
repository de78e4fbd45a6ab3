import type DOMPurify from 'dompurify';

const TAGS =
  'a abbr b blockquote br code em h2 h3 h4 h5 hr i li mark ol p pre s small strong sub sup u ul ' +
  'table tbody td tfoot th thead tr caption img figure figcaption span div';
const ATTRIBUTES = 'href title alt src width height colspan rowspan dir lang';

/** The one way in which HTML of the server may be shown: an allow-list of tags, attributes and links (SAFE-01). */
export function sanitise(purify: typeof DOMPurify, html: string): string {
  return purify.sanitize(html, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ATTRIBUTES.split(' '),
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/|#)/i,
  });
}

/** The words of an HTML text, for descriptions and for the time before it can be shown whole. */
export function toPlainText(html: string): string {
  return html
    .replaceAll(/<(?:script|style)[\s\S]*?<\/(?:script|style)>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
