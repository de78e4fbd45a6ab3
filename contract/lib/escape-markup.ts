const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and XML, including attributes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"'\uFFFE\uFFFF]|\p{Cc}|\p{Cs}/gu, (character) => {
    if ('\t\n\r'.includes(character)) return character;
    // XML allows no other control characters, noncharacters or lone surrogates, even escaped.
    return ENTITIES[character] ?? '\uFFFD';
  });
}
