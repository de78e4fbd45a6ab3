import { Readable } from 'node:stream';
import { array, assert, asyncProperty, constantFrom, integer } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMAGE_SCHEMES, safeUrl } from '../../lib/html/safe-url.ts';
import { rewriteStream, rewriteUrls } from './public-urls.ts';

const HOSTS = ['backend:8000', '10.0.0.5'];
const SHOP = 'https://shop.example';

async function throughStream(bytes: Buffer, size: number): Promise<string> {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
  const stream = Readable.from(chunks).pipe(rewriteStream(HOSTS, SHOP));
  return Buffer.concat(await stream.toArray()).toString('utf8');
}

describe('URLs of the backend', () => {
  it.each([
    ['http://backend:8000/a.png', 'https://shop.example/a.png'],
    ['https://backend:8000', 'https://shop.example'],
    ['HTTP://Backend:8000/', 'https://shop.example/'],
    [String.raw`"http:\/\/backend:8000\/order\/9"`, String.raw`"https:\/\/shop.example\/order\/9"`],
    [String.raw`\"http:\\\/\\\/10.0.0.5\\\/a\"`, String.raw`\"https:\\\/\\\/shop.example\\\/a\"`],
    ['<a href="http://10.0.0.5?a">', '<a href="https://shop.example?a">'],
    ['http://shop.example/assets/logo.png', 'https://shop.example/assets/logo.png'],
    ['http://backend:80001/', 'http://backend:80001/'],
    ['http://backend/', 'http://backend/'],
    ['http://backend:8000.evil.example/', 'http://backend:8000.evil.example/'],
    ['http://10.0.0.5@evil.example/', 'http://10.0.0.5@evil.example/'],
    ['http://10.0.0.50/', 'http://10.0.0.50/'],
    ['http://a10.0.0.5/ http://10x0x0x5/', 'http://a10.0.0.5/ http://10x0x0x5/'],
    ['https://pay.example/?to=backend:8000', 'https://pay.example/?to=backend:8000'],
  ])('@SRV-02 in %s become public', async (text, expected) => {
    expect(rewriteUrls(text, HOSTS, SHOP)).toBe(expected);
    expect(await throughStream(Buffer.from(text), 3)).toBe(expected);
  });

  it('@SRV-02 become the same in a stream of any chunks, and other bytes stay', async () => {
    const part = constantFrom(
      'http://backend:8000/x',
      String.raw`http:\/\/10.0.0.5`,
      'http:',
      '//',
      'ب',
      '€',
      '"',
      String.raw`\\\\\\\\`,
    );
    await assert(
      asyncProperty(array(part), integer({ min: 1, max: 40 }), async (parts, size) => {
        const text = parts.join('');
        expect(await throughStream(Buffer.from(text), size)).toBe(rewriteUrls(text, HOSTS, SHOP));
      }),
    );
  });

  it('@SAFE-01 are safe picture URLs', () => {
    const url = rewriteUrls('http://backend:8000/storage/a b.png', HOSTS, SHOP);
    expect(safeUrl(url, IMAGE_SCHEMES)).toBe('https://shop.example/storage/a b.png');
  });
});
