import type { Upload, Uploads } from '../world/state/upload.ts';
import { hash } from '../../lib/hash.ts';
import type { World } from '../world/world.ts';

/** A world's store before anybody has sent a file. */
export function noUploads(): Uploads {
  return { files: new Map(), count: 0 };
}

/**
 * Keeps a file and answers the path that the mock serves it under, such as `/storage/1-9f86d081.png`. Put the caller's
 * `origin` before it for an absolute address. The name on the sender's device does not show.
 */
export function storeUpload(world: World, upload: Upload): string {
  const { uploads } = world;
  uploads.count += 1;
  const mark = hash(world.seed, uploads.count, upload.bytes.length).toString(16).padStart(8, '0');
  const path = `/storage/${uploads.count}-${mark}.${extensionOf(upload.name)}`;
  uploads.files.set(path, upload);
  return path;
}

/** The file behind a path, if the world has it. */
export function findUpload(world: World, path: string): Upload | undefined {
  return world.uploads.files.get(path);
}

/** Forgets the file behind a path; unknown paths are fine. */
export function dropUpload(world: World, path: string): void {
  world.uploads.files.delete(path);
}

/** Small letters and digits after the last dot of a file name; `bin` without any. */
export function extensionOf(name: string): string {
  return /\.([a-z\d]{1,8})$/.exec(name.toLowerCase())?.[1] ?? 'bin';
}
