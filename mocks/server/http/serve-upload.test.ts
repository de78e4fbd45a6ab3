import { describe, expect, it } from 'vitest';
import { storeUpload } from '../../domain/uploads/uploads.ts';
import { openMock } from '../testing/open-mock.ts';

const mock = openMock();
const PNG = { name: 'me.png', type: 'image/png', bytes: new Uint8Array([137, 80, 78, 71]) };

describe('/storage', () => {
  it('@API-04 serves uploads byte for byte', async () => {
    const path = storeUpload(mock.worlds.get('main').world, PNG);
    const response = await mock.send(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('content-disposition')).toBe('inline');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG.bytes);
  });

  it('@API-04 responds to HEAD without the bytes', async () => {
    const path = storeUpload(mock.worlds.get('main').world, PNG);
    const response = await mock.send(path, { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe('4');
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });

  it('@API-04 never runs uploads, and offers unknown types for saving', async () => {
    const page = { name: 'x.html', type: 'text/html', bytes: new TextEncoder().encode('<b>') };
    const path = storeUpload(mock.worlds.get('main').world, page);
    const { headers } = await mock.send(path);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('@API-07 has an upload only in the world that received it', async () => {
    const path = storeUpload(mock.worlds.get('main').world, PNG);
    expect((await mock.send(path, { world: 'elsewhere' })).status).toBe(404);
    const byCookie = { world: null, headers: { Cookie: 'mock-world=main' } };
    expect((await mock.send(path, byCookie)).status).toBe(200);
  });
});
