import type { Upload, Uploads } from '../world/state/upload.ts';
import { hash } from '../../lib/hash.ts';
import type { World } from '../world/world.ts';

export function emptyUploads(): Uploads {
  return { files: new Map(), storedCount: 0 };
}

/**
 * Returns a path without the original name, such as `/storage/1-9f86d081.png`. Prefix it with the
 * caller's `origin` for an absolute URL.
 */
export function storeUpload(world: World, upload: Upload): string {
  const { uploads } = world;
  uploads.storedCount += 1;
  const suffix = hash(world.seed, uploads.storedCount, upload.bytes.length)
    .toString(16)
    .padStart(8, '0');
  const path = `/storage/${uploads.storedCount}-${suffix}.${extensionOf(upload.name)}`;
  uploads.files.set(path, upload);
  return path;
}

export function findUpload(world: World, path: string): Upload | undefined {
  return world.uploads.files.get(path);
}

export function dropUpload(world: World, path: string): void {
  world.uploads.files.delete(path);
}

/** Returns the lower-case extension, or `bin` without one. */
export function extensionOf(name: string): string {
  return /\.([a-z\d]{1,8})$/.exec(name.toLowerCase())?.[1] ?? 'bin';
}
