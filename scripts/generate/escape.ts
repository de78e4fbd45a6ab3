const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": String.raw`\'`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

/** Emits a string literal in single quotes. */
export function quote(text: string): string {
  return `'${text.replaceAll(/[\\'\n\r\u2028\u2029]/g, (character) => ESCAPES[character] ?? character)}'`;
}

/** Emits the name of a property, in quotes where it needs them. */
export function quoteProperty(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : quote(name);
}

/** Escapes a text of the contract for a comment, which the text must not end. */
export function escapeComment(text: string): string {
  return text.replaceAll('*/', String.raw`*\/`);
}
