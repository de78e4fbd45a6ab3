const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that stands safely between tags and in attributes of HTML and XML. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']|\p{Cc}/gu, (character) => {
    if ('\t\n\r'.includes(character)) return character;
    // XML has no place for other control characters, however written.
    return ENTITIES[character] ?? '\uFFFD';
  });
}
