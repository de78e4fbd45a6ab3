import { zipSync } from 'fflate';

/** Archives hold local times: this is the same in every time zone, so the same files give the same bytes. */
const MODIFIED = new Date(2026, 0, 1);

/** A ZIP archive of files by name, in their order, not compressed: EPUB wants its first file so. */
export function makeZip(files: Record<string, Uint8Array>): Uint8Array {
  return zipSync(files, { level: 0, mtime: MODIFIED });
}
