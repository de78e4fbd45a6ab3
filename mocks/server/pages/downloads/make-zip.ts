import { zipSync } from 'fflate';

/** ZIP stores local times: this gives the same bytes in every time zone. */
const MODIFIED = new Date(2026, 0, 1);

/** Uncompressed and in the order of `files`, as EPUB requires for its first file. */
export function makeZip(files: Record<string, Uint8Array>): Uint8Array {
  return zipSync(files, { level: 0, mtime: MODIFIED });
}
