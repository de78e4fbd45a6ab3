import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servePicture } from './serve-picture.ts';

let server: Server;
let origin = '';

function isListening(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void servePicture(request, response, (request.url ?? '').replace('/media/', ''));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (isListening(address)) origin = `http://127.0.0.1:${address.port}/media/`;
});

afterAll(() => {
  server.close();
});

describe('image service', () => {
  it('sends a picture with its type, length, validator and lifetime', async () => {
    const response = await fetch(`${origin}toaster-sage-200.webp`);
    const body = await response.arrayBuffer();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('content-length')).toBe(String(body.byteLength));
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(response.headers.get('etag')).toMatch(/^"[\w-]{22}"$/);
  });

  it('sends the same bytes again, and 304 for a matching ETag', async () => {
    const first = await fetch(`${origin}moka-pot-sand-200.webp`);
    const again = await fetch(`${origin}moka-pot-sand-200.webp`);
    expect(await again.arrayBuffer()).toEqual(await first.arrayBuffer());
    const etag = first.headers.get('etag') ?? '';
    const unchanged = await fetch(`${origin}moka-pot-sand-200.webp`, {
      headers: { 'If-None-Match': etag },
    });
    expect(unchanged.status).toBe(304);
    expect(await unchanged.text()).toBe('');
  });

  it('responds to HEAD without a body', async () => {
    const response = await fetch(`${origin}moka-pot-sand-200.webp`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(500);
    expect(await response.text()).toBe('');
  });

  it('renders a picture once for concurrent requests', async () => {
    const bodies = await Promise.all(
      Array.from({ length: 6 }, async () =>
        (await fetch(`${origin}bonsai-sage-200.webp`)).headers.get('etag'),
      ),
    );
    expect(new Set(bodies).size).toBe(1);
  });

  it.each(['nothing-800.webp', '..%2f..%2fpackage.json', 'products/toaster.webp', 'toaster.webp'])(
    'rejects %s with a message',
    async (name) => {
      const response = await fetch(origin + name);
      expect(response.status).toBe(404);
      const body: unknown = await response.json();
      expect(body).toMatchObject({
        message: expect.stringContaining('Failed to find the picture'),
      });
    },
  );
});
