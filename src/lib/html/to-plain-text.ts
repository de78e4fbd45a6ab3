/** The words of an HTML text, for descriptions: without the cleaner, which screens with no such text to show need not load. */
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
