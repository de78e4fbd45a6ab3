const names = new WeakMap<Uint8Array, string>();

/** Gives a handler's file the name under which a browser saves it. */
export function nameFile(file: Uint8Array, name: string): Uint8Array {
  names.set(file, name);
  return file;
}

/** Headers of a file's answer: an attachment where it was named, else none. */
export function fileHeaders(file: Uint8Array): Record<string, string> {
  const name = names.get(file);
  return name === undefined ? {} : { 'content-disposition': `attachment; filename=${name}` };
}
