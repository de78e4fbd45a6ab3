import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const TEXT = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest']);
/** Smaller files don't save enough. */
const MIN_BYTES = 512;

/** Writes `.br` and `.gz` versions of the client's text files (SRV-06). */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved({ root, build }) {
      // The gallery has no manifest.
      folder = build.manifest ? join(root, build.outDir) : '';
    },
    async closeBundle() {
      if (folder === '') return;
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
      const paths = files.map(({ parentPath, name }) => join(parentPath, name));
      await Promise.all(paths.filter((path) => !path.includes('.vite')).map(writeCompressed));
    },
  };
}

async function writeCompressed(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.length < MIN_BYTES) return;
  const [small, compatible] = await Promise.all([
    brotli(plain, { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    gzip(plain, { level: 9 }),
  ]);
  if (small.length < plain.length) await writeFile(`${path}.br`, small);
  if (compatible.length < plain.length) await writeFile(`${path}.gz`, compatible);
}
