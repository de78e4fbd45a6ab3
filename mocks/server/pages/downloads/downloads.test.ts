import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../domain/testing/pick-product.ts';
import { openPages } from '../testing/open-pages.ts';
import { readPdf } from '../testing/read-pdf.ts';

const pages = openPages();

function pickFile(extension: string): string {
  const file = catalogue
    .flatMap(({ attachments }) => attachments)
    .find((attachment) => attachment.extension === extension);
  if (!file) throw new Error(`Failed to find a download with the extension ${extension}.`);
  return file.fileName;
}

async function download(fileName: string) {
  const response = await pages.enter().open(`/media/downloads/${fileName}`, { headers: {} });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const readZip = (bytes: Uint8Array) =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));

describe('files of digital products', () => {
  it('are one or two per product, in supported formats', () => {
    const digital = catalogue.filter(({ isDigital }) => isDigital);
    expect(digital.length).toBeGreaterThan(0);
    for (const { attachments } of digital) expect([1, 2]).toContain(attachments.length);
    const extensions = digital.flatMap(({ attachments }) =>
      attachments.map((one) => one.extension),
    );
    expect(new Set(extensions)).toEqual(new Set(['pdf', 'epub', 'zip', 'mp3']));
  });

  it('are attachments and need no world', async () => {
    const name = pickFile('pdf');
    const { response, bytes } = await download(name);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(readPdf(bytes).join(' ')).toContain(name);
  });

  it('are valid ZIP archives', async () => {
    const { response, bytes } = await download(pickFile('zip'));
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(readZip(bytes).get('read-me.txt')).toContain('This sample replaces');
  });

  it('are EPUB books that start with their media type', async () => {
    const { response, bytes } = await download(pickFile('epub'));
    expect(response.headers.get('content-type')).toBe('application/epub+zip');
    const files = readZip(bytes);
    expect([...files][0]).toEqual(['mimetype', 'application/epub+zip']);
    expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
    expect(files.get('META-INF/container.xml')).toContain('full-path="book.opf"');
    for (const name of ['page.xhtml', 'contents.xhtml']) {
      expect(files.get('book.opf')).toContain(`href="${name}"`);
      expect(files.has(name)).toBe(true);
    }
  });

  it('are MP3 files of complete frames', async () => {
    const { response, bytes } = await download(pickFile('mp3'));
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(bytes.length % 417).toBe(0);
    for (let offset = 0; offset < bytes.length; offset += 417) {
      expect(bytes.readUInt32BE(offset)).toBe(0xfffb9000);
    }
  });

  it.each(['book-1.pdf', 'x', '../../package.json', 'book-99999999.pdf', 'book-0.epub'])(
    'are not found: %s',
    async (name) => {
      const { response, bytes } = await download(encodeURIComponent(name));
      expect(response.status).toBe(404);
      expect(JSON.parse(bytes.toString())).toMatchObject({
        message: expect.stringContaining('Failed to find the download') as string,
      });
    },
  );
});
