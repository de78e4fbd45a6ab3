/** Why a file is refused before it is sent: its name's ending, no content, content of another type, its size, or it can't be read. */
export type FileProblem = 'type' | 'empty' | 'content' | 'size' | 'unreadable';

/** Longest signature of the types that are told apart, in bytes; the library asks for as much. */
const SAMPLE_BYTES = 4100;

/** What content files with an ending have, where it has another name. */
const CONTENT_TYPES: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['jpg'],
  png: ['png', 'apng'],
};

/** Finds what is wrong with a file: null if nothing is (FORM-02). Loads the library of signatures on first use. */
export async function findFileProblem(
  file: File,
  rule: {
    /** Endings without a dot, in lower case. */
    types: readonly string[];
    maxBytes: number;
  },
): Promise<FileProblem | null> {
  const ending = endingOf(file.name);
  if (!rule.types.includes(ending)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > rule.maxBytes) return 'size';
  try {
    const { fileTypeFromBuffer } = await import('file-type/core');
    const sample = new Uint8Array(await file.slice(0, SAMPLE_BYTES).arrayBuffer());
    const content = await fileTypeFromBuffer(sample);
    const isOfType = (CONTENT_TYPES[ending] ?? [ending]).includes(content?.ext ?? '');
    if (!isOfType) return 'content';
    return content?.mime.startsWith('image/') && !(await canDecode(file)) ? 'content' : null;
  } catch {
    // The file was moved or deleted since, or the library did not arrive.
    return 'unreadable';
  }
}

/** The part of a file's name after the last dot, in lower case. */
export function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

/** Whether the browser can show a picture: one that broke off begins like a whole one. */
async function canDecode(picture: File): Promise<boolean> {
  if (typeof createImageBitmap === 'undefined') return true;
  try {
    const bitmap = await createImageBitmap(picture);
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}
