/** Every alternative that has begun matches up to the end of the text at the latest, so that the search stays linear. */
const MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<(script|style)(?=[\s/>])[\s\S]*?(?=<\/\1|$)|<[a-z/!?][^>]*(?:>|$)/gi;

/** Returns the words of an HTML text, for descriptions of pages that need not load the sanitizer. Takes linear time. */
export function toPlainText(html: string): string {
  return html
    .replaceAll(MARKUP, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
