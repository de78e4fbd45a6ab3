import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PictureRequest } from './picture-request.ts';

export interface Picture {
  readonly bytes: Buffer;
  /** Strong validator, quoted as HTTP requires. */
  readonly etag: string;
}

const root = fileURLToPath(new URL('../../.cache/media/', import.meta.url));
const sources = fileURLToPath(new URL('./', import.meta.url));

/** The oldest pictures are evicted. */
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;
const memoryCache = new Map<string, Picture>();
let bytesInMemory = 0;

/** Renders one picture at a time: a second would compete for the same cores. */
let lastJob: Promise<unknown> = Promise.resolve();
const inFlight = new Map<string, Promise<Picture>>();

let folder: Promise<string> | null = null;

/** The folder's name is a hash of the sources and cut-outs here and in subfolders. */
async function openFolder(): Promise<string> {
  const files = (await readdir(sources, { recursive: true })).filter(
    (file) => /\.(?:ts|webp)$/.test(file) && !file.endsWith('.test.ts'),
  );
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(await readFile(sources + file));
  const path = `${root}${hash.digest('hex').slice(0, 12)}/`;
  await mkdir(path, { recursive: true });
  return path;
}

function storeInMemory(name: string, bytes: Buffer): Picture {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const picture = { bytes, etag };
  memoryCache.set(name, picture);
  bytesInMemory += bytes.length;
  for (const [oldest, { bytes: old }] of memoryCache) {
    if (bytesInMemory <= MAX_MEMORY_BYTES) break;
    memoryCache.delete(oldest);
    bytesInMemory -= old.length;
  }
  return picture;
}

async function loadOrRender(name: string, request: PictureRequest): Promise<Picture> {
  folder ??= openFolder();
  const path = (await folder) + name;
  const stored = await readFile(path).catch(() => null);
  if (stored) return storeInMemory(name, stored);
  const job = lastJob.then(async () => {
    const { renderPicture } = await import('./render-picture.ts');
    return renderPicture(request);
  });
  lastJob = job.catch(() => undefined);
  const bytes = await job;
  // Prevents another server from reading half a picture.
  const temporaryPath = `${path}.${process.pid}`;
  await writeFile(temporaryPath, bytes);
  await rename(temporaryPath, path);
  return storeInMemory(name, bytes);
}

/**
 * Returns a picture, cached in memory and under `.cache/media`. Rejects if it can't be rendered or
 * stored.
 */
export function findPicture(name: string, request: PictureRequest): Promise<Picture> {
  const known = memoryCache.get(name);
  if (known) return Promise.resolve(known);
  const running = inFlight.get(name);
  if (running) return running;
  const started = loadOrRender(name, request).finally(() => inFlight.delete(name));
  inFlight.set(name, started);
  return started;
}
