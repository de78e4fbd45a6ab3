/**
 * Creates a test for SQL's `LIKE '%search%'`: `%` matches any characters, `_` exactly one, both
 * within a line. `search` and the tested texts are compared as they are.
 */
export function matchLike(search: string): (text: string) => boolean {
  if (!/[%_]/.test(search)) return (text) => text.includes(search);
  const parts = search.split('%').map((part) => {
    const pattern = part.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`).replaceAll('_', '.');
    return new RegExp(pattern, 'gu');
  });
  return (text) => text.split(/[\n\r\u2028\u2029]/).some((line) => hasInOrder(line, parts));
}

/**
 * Looks for each part after the one before. One expression such as `.*.*.*` would try all
 * combinations, which can take minutes.
 */
function hasInOrder(line: string, parts: readonly RegExp[]): boolean {
  let end = 0;
  return parts.every((part) => {
    part.lastIndex = end;
    const isFound = part.test(line);
    end = part.lastIndex;
    return isFound;
  });
}
