const names = new WeakMap<Uint8Array, string>();

/** Sets the name under which browsers save a file. */
export function setFileName(file: Uint8Array, name: string): Uint8Array {
  names.set(file, name);
  return file;
}

/** Returns `Content-Disposition` if the file has a name. */
export function fileHeaders(file: Uint8Array): Record<string, string> {
  const name = names.get(file);
  return name === undefined ? {} : { 'content-disposition': `attachment; filename=${name}` };
}
