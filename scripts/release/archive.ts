import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { create } from 'tar';

/** The same in every archive, so that equal files give equal archives. */
const MODIFIED_AT = new Date(0);

/** Packs files of a folder. Neither time, user nor order affects the result. */
export async function packFolder(folder: string, paths: readonly string[], target: string) {
  const files = paths.flatMap((path) => filesBelow(folder, path)).toSorted(compare);
  const options = { portable: true, mtime: MODIFIED_AT, noDirRecurse: true };
  await create({ ...options, cwd: folder, file: target, gzip: { level: 9 } }, files);
}

/** Writes `SHA256SUMS`, which `sha256sum --check` reads. */
export function writeChecksums(folder: string, files: readonly string[]): string {
  const lines = files.toSorted(compare).map((file) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    return `${hash}  ${basename(file)}\n`;
  });
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''));
  return lines.join('');
}

function filesBelow(folder: string, path: string): string[] {
  if (!lstatSync(join(folder, path)).isDirectory()) return [path];
  return readdirSync(join(folder, path)).flatMap((name) => filesBelow(folder, `${path}/${name}`));
}

/** Independent of the machine's language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : 1;
}
