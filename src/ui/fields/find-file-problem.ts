import { loadCode } from '../../lib/load-code.ts';

export type FileProblem = 'type' | 'empty' | 'content' | 'size' | 'unreadable';

/** Bytes that the library needs to detect a type. */
const SAMPLE_BYTES = 4100;

const CONTENT_TYPES: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['jpg'],
  png: ['png', 'apng'],
};

/** Returns the problem of a file, or null (FORM-02). Loads the signature library on first use. */
export async function findFileProblem(
  file: File,
  rule: {
    /** Without a dot, in lower case. */
    types: readonly string[];
    maxBytes: number;
  },
): Promise<FileProblem | null> {
  const extension = getExtension(file.name);
  if (!rule.types.includes(extension)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > rule.maxBytes) return 'size';
  try {
    const { fileTypeFromBuffer } = await loadCode(() => import('file-type/core'));
    const sample = new Uint8Array(await file.slice(0, SAMPLE_BYTES).arrayBuffer());
    const content = await fileTypeFromBuffer(sample);
    const isOfType = (CONTENT_TYPES[extension] ?? [extension]).includes(content?.ext ?? '');
    if (!isOfType) return 'content';
    return content?.mime.startsWith('image/') && !(await canDecode(file)) ? 'content' : null;
  } catch {
    // The file was moved or deleted, or the library failed to load.
    return 'unreadable';
  }
}

export function getExtension(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

/** A truncated picture has a valid signature, but browsers can't decode it. */
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
