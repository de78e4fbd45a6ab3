import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import zlib from 'node:zlib';

export const SCRIPT = `console.log(${JSON.stringify('x'.repeat(5_000))})`;
export const SCRIPT_PATH = '/_souk/a1b2.js';

const INDEX = `<!doctype html>
<html lang="en" dir="ltr"><head><script src="/theme.js"></script><!--head--><link rel="stylesheet" crossorigin href="/_souk/e5.css"></head>
<body><div id="root"><!--app--></div><script type="application/json" id="souk-boot"></script></body></html>`;

const MANIFEST = {
  'index.html': { file: '_souk/a1b2.js' },
  'src/app/entries/entry-browser.tsx': { file: '_souk/f6.js' },
  'part.tsx': { file: '_souk/g7.js', css: ['_souk/d4.css', '_souk/h8.css'] },
  'screen.tsx': { file: '_souk/c3.js', css: ['_souk/d4.css'] },
};

export function writeClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'souk-client-'));
  mkdirSync(join(folder, '_souk'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), INDEX);
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, SCRIPT_PATH), SCRIPT);
  writeFileSync(join(folder, `${SCRIPT_PATH}.br`), zlib.brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, `${SCRIPT_PATH}.gz`), zlib.gzipSync(SCRIPT));
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return folder;
}
