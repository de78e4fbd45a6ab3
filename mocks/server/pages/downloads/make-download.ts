import { makeProduct } from '../../../fixtures/products/products.ts';
import { makePdf } from '../../../domain/documents/make-pdf.ts';
import { drawHeader, drawText } from '../../../domain/documents/pdf-layout.ts';
import { makeEpub } from './make-epub.ts';
import { makeMp3 } from './make-mp3.ts';
import { makeZip } from './make-zip.ts';

export interface Download {
  readonly type: string;
  readonly content: Uint8Array;
}

const MAX_PRODUCT_ID = 1_000_000;
const NOTE = 'This sample replaces the file that the shop would send.';
/** Fixed for reproducible files. */
const WRITTEN_AT = Date.UTC(2026, 0, 1);

/** Creates a small, valid file; undefined for unknown names. Files are the same in all worlds. */
export async function makeDownload(fileName: string): Promise<Download | undefined> {
  const id = Number(/-(\d{1,7})\.\w+$/.exec(fileName)?.[1] ?? 0);
  if (id < 1 || id > MAX_PRODUCT_ID) return undefined;
  const product = makeProduct(1, id, 1);
  const file = product.attachments.find((one) => one.fileName === fileName);
  if (!file) return undefined;
  const title = `${product.code}: ${fileName}`;
  const text = `${product.shortDescription.en} ${NOTE}`;
  switch (file.extension) {
    case 'pdf':
      return { type: 'application/pdf', content: await guide(title, text) };
    case 'epub':
      return { type: 'application/epub+zip', content: makeEpub(fileName, title, text) };
    case 'mp3':
      return { type: 'audio/mpeg', content: makeMp3(2) };
    case 'zip': {
      const files = { 'read-me.txt': Buffer.from(`${title}\n\n${text}\n`) };
      return { type: 'application/zip', content: makeZip(files) };
    }
    default:
      return { type: 'text/plain; charset=utf-8', content: Buffer.from(`${title}\n\n${text}\n`) };
  }
}

function guide(title: string, text: string): Promise<Uint8Array> {
  const about = { title, author: 'Souk', writtenAt: WRITTEN_AT };
  return makePdf(about, (pdf) => {
    drawHeader(pdf, { from: 'Souk', kind: 'Download', colour: '#4338ca' });
    drawText(pdf, title, 14);
    drawText(pdf, text);
  });
}
