/** Writes the order code of a return as orders do: returns come without the `#`. */
export function formatOrderCode(code: string): string {
  return code.startsWith('#') ? code : `#${code}`;
}
