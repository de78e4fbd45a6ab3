/** Escapes a key as one segment of a JSON pointer (RFC 6901). */
export function escapePointerKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Returns the unescaped keys of a JSON pointer; what stands before the first slash, such as `#`, is left out. */
export function pointerKeys(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
