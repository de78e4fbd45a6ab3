/**
 * Escapes control characters of foreign text, such as the names of received fields. Otherwise it
 * could move the cursor of a terminal, or add a workflow command (`::error::` or `##[error]`) to
 * the log of GitHub Actions.
 */
export function printable(text: string): string {
  return text.replaceAll(
    // The colon first: looking behind at every position would take quadratic time.
    /\p{Cc}|:(?=:)(?<=^\s*:)|(?<=##)\[/gu,
    (character) => String.raw`\u` + character.charCodeAt(0).toString(16).padStart(4, '0'),
  );
}
