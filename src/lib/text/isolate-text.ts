/** Isolates a text with a direction of its own from the text around it. */
export function isolateText(text: string): string {
  return `\u2068${text}\u2069`;
}
