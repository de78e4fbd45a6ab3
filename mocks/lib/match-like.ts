/**
 * Creates a test for SQL's `LIKE '%search%'`: `%` matches any characters, `_` exactly one, both
 * within a line. `search` and the tested texts are compared as they are.
 */
export function matchLike(search: string): (text: string) => boolean {
  if (!/[%_]/.test(search)) return (text) => text.includes(search);
  const pattern = search
    .replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
    .replaceAll('%', '.*')
    .replaceAll('_', '.');
  const expression = new RegExp(pattern, 'u');
  return (text) => expression.test(text);
}
