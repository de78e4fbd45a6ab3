import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Reply, startBackend, type TestBackend } from '../testing/backend.ts';
import { send } from '../testing/client.ts';
import { startSouk, type TestSouk } from '../testing/start-souk.ts';

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const SAFARI = 'image/webp,image/*,*/*;q=0.8';
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const ORIGINAL_CACHING = 'public, max-age=3600';

const files: Record<string, Buffer> = { '/media/drawing.svg': SVG, '/media/drawing.png': SVG };
let backend: TestBackend;
let souk: TestSouk;

const serveFiles: Reply = ({ url }, response) => {
  const bytes = files[url.split('?', 1)[0] ?? ''];
  if (bytes) response.writeHead(200, { 'content-type': 'image/png' }).end(bytes);
  else response.writeHead(404).end();
};

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c60' } });

async function drawAnimation(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#c60', '#06c'].map((background) =>
      sharp({ create: { width: 9, height: 9, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

beforeAll(async () => {
  files['/media/chair.jpg'] = await draw(900, 600).jpeg().toBuffer();
  files['/storage/my photo.png'] = await draw(300, 200).png().toBuffer();
  files['/media/large.png'] = await draw(1200, 1200).png().toBuffer();
  files['/media/moving.gif'] = await drawAnimation();
  files['/media/heavy.jpg'] = Buffer.alloc(60_000, files['/media/chair.jpg']);
  files['/media/cut.jpg'] = (files['/media/chair.jpg'] ?? Buffer.of()).subarray(0, 300);
  files['/storage/my%20photo.png'] = files['/storage/my photo.png'] ?? Buffer.of();
});
beforeEach(async () => {
  backend = await startBackend(undefined, serveFiles);
});
afterEach(async () => {
  await souk.stop();
  await backend.stop();
});

async function start(env: Record<string, string> = {}): Promise<void> {
  souk = await startSouk(backend.port, {
    IMAGE_SERVICE: 'on',
    LIMIT_IMAGE_WAIT_MS: '20000',
    LIMIT_IMAGE_PIXELS: '1000000',
    LIMIT_IMAGE_SOURCE_BYTES: '50000',
    ...env,
  });
}

const view = (src: string, width = 400, headers: Record<string, string> = { accept: CHROME }) =>
  send(souk.port, `/_souk/image?src=${encodeURIComponent(src)}&w=${width}`, { headers });
const loads = () => backend.requests.length;

describe('the image service', () => {
  it.each([
    [CHROME, 'avif', 400, 267],
    [SAFARI, 'webp', 400, 267],
    ['image/avif;q=0, image/webp', 'webp', 256, 171],
  ])('resizes for "%s" to %s', async (accept, format, width, height) => {
    await start();
    const { status, headers, body } = await view('/media/chair.jpg', width, { accept });
    expect([status, headers['content-type']]).toEqual([200, `image/${format}`]);
    expect(headers).toMatchObject({ vary: 'accept', 'cache-control': 'public, max-age=604800' });
    expect(await sharp(body).metadata()).toMatchObject({ width, height });
  });

  it('never enlarges a picture, and finds names with spaces', async () => {
    await start();
    const { body } = await view('/storage/my photo.png', 1080);
    expect(await sharp(body).metadata()).toMatchObject({ width: 300, height: 200 });
    expect(backend.last()?.url).toBe('/storage/my%20photo.png');
  });

  it('loads and resizes once, also for requests at the same time', async () => {
    await start();
    const views = await Promise.all([1, 2, 3, 4].map(() => view('/media/chair.jpg')));
    const { etag = '' } = (await view(`${souk.origin}/media/chair.jpg`)).headers;
    expect(new Set(views.map(({ headers }) => headers.etag))).toEqual(new Set([etag]));
    expect(loads()).toBe(1);
    const again = await view('/media/chair.jpg', 400, { accept: CHROME, 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    await view('/media/chair.jpg', 640);
    expect(loads()).toBe(2);
  });

  it.each([
    ['', false],
    ['none', true],
  ])(
    '@SRV-02 with INTERNAL_ORIGINS=%j names the backend in pages: %s',
    async (origins, isNamed) => {
      await start({ INTERNAL_ORIGINS: origins });
      const { text } = await send(souk.port, '/about');
      expect(text).toContain(`"${souk.origin}/media/"`);
      expect(text.includes(`127.0.0.1:${backend.port}`)).toBe(isNamed);
    },
  );

  it.each([
    ['another one', 'https://api.shop.example'],
    ['that of BACKEND_URL', undefined],
  ])('resizes the pictures of API_ORIGIN: %s', async (_what, other) => {
    const apiOrigin = other ?? `http://127.0.0.1:${backend.port}`;
    await start({ API_ORIGIN: apiOrigin });
    expect((await send(souk.port, '/about')).text).toContain(`"${apiOrigin}/media/"`);
    expect((await view(`${apiOrigin}/media/chair.jpg`)).status).toBe(200);
    expect(backend.requestsOf('/media/')).toHaveLength(1);
  });

  it('forgets old pictures when its cache is full', async () => {
    await start({ LIMIT_IMAGE_CACHE_BYTES: '1500' });
    for (const width of [128, 256, 400, 128]) await view('/media/chair.jpg', width);
    expect(loads()).toBe(4);
  });

  it.each([
    'https://evil.example/media/chair.jpg',
    '//evil.example/media/chair.jpg',
    String.raw`\\evil.example/media/chair.jpg`,
    'http://127.0.0.1:1/media/chair.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AA',
    '/api/master',
    '/media/../api/master',
    '/media/%2e%2e/api/master',
    '/media/%2e%2e%2fapi/master',
    '/media/%252e%252e/api/master',
    '/_souk/image?src=/media/chair.jpg&w=400',
    'media/../../api/master',
    '',
  ])('@SRV-02 refuses the source %s', async (src) => {
    await start();
    expect((await view(src)).status).toBe(400);
    expect(loads()).toBe(0);
  });

  it('@SRV-02 refuses user names, other widths and repeated parameters', async () => {
    await start({ PUBLIC_ORIGIN: 'https://shop.example' });
    expect((await view('https://shop.example/media/chair.jpg')).status).toBe(200);
    for (const src of [
      'https://a@shop.example/media/chair.jpg',
      'https://shop.example@evil.example/media/a',
    ])
      expect((await view(src)).status).toBe(400);
    for (const query of [
      'src=/media/chair.jpg&w=401',
      'src=/media/chair.jpg',
      'src=/media/a&src=/media/b&w=400',
    ])
      expect((await send(souk.port, `/_souk/image?${query}`)).status).toBe(400);
    expect(loads()).toBe(1);
  });

  it('@SRV-02 does not follow redirects', async () => {
    const other = await startBackend(undefined, serveFiles);
    backend.use((_request, response) => {
      const location = `http://127.0.0.1:${other.port}/media/chair.jpg`;
      response.writeHead(302, { location }).end();
    });
    await start();
    const { status, headers } = await view('/media/chair.jpg');
    expect([status, headers.location]).toEqual([302, '/media/chair.jpg']);
    expect(other.requests).toEqual([]);
    await other.stop();
  });

  it('loads from the named origins, without the shopper’s address', async () => {
    const cdn = await startBackend(undefined, serveFiles);
    const origin = `http://127.0.0.1:${cdn.port}`;
    await start({ IMAGE_ORIGINS: origin });
    expect((await view(`${origin}/media/chair.jpg`)).status).toBe(200);
    expect(cdn.last()?.headers).not.toHaveProperty('x-forwarded-for');
    expect((await view(`${origin}/gone.jpg`)).headers.location).toBe(`${origin}/gone.jpg`);
    await cdn.stop();
  });

  it.each([
    ['a drawing', '/media/drawing.svg'],
    ['a drawing with another name', '/media/drawing.png'],
    ['an animation', '/media/moving.gif'],
    ['too many pixels', '/media/large.png'],
    ['too many bytes', '/media/heavy.jpg'],
    ['a damaged file', '/media/cut.jpg'],
  ])('redirects to the original: %s', async (_what, src) => {
    await start();
    const { status, headers, body } = await view(src);
    expect([status, headers.location, body.length]).toEqual([302, src, 0]);
    expect(headers).toMatchObject({ 'cache-control': ORIGINAL_CACHING, vary: 'accept' });
    await view(src);
    expect(loads()).toBe(1);
  });

  it('redirects clients without AVIF and WebP to the original', async () => {
    await start();
    const { status, headers } = await view('/media/chair.jpg', 400, { accept: '*/*' });
    expect([status, headers.location, headers['cache-control'], loads()]).toEqual([
      302,
      '/media/chair.jpg',
      ORIGINAL_CACHING,
      0,
    ]);
  });

  it('redirects to the original while the backend fails, and recovers', async () => {
    await start();
    backend.use((_request, response) => response.writeHead(500).end());
    const failed = await view('/media/chair.jpg');
    expect([failed.status, failed.headers['cache-control']]).toEqual([302, 'no-store']);
    backend.use((_request, response) => response.destroy());
    expect((await view('/media/chair.jpg')).status).toBe(302);
    backend.use(serveFiles);
    expect((await view('/media/chair.jpg')).status).toBe(200);
  });

  it('redirects to the original if resizing takes too long, and sends the result later', async () => {
    await start({ LIMIT_IMAGE_WAIT_MS: '50' });
    let finish = () => undefined as void;
    backend.use((request, response) => {
      finish = () => serveFiles(request, response);
    });
    expect((await view('/media/chair.jpg')).status).toBe(302);
    finish();
    await expect.poll(async () => (await view('/media/chair.jpg')).status).toBe(200);
    expect(loads()).toBe(1);
  });

  it('redirects to the original when too many pictures wait', async () => {
    await start({ LIMIT_IMAGES_AT_ONCE: '1', LIMIT_IMAGES_QUEUED: '1' });
    const finish: (() => void)[] = [];
    backend.use((request, response) => finish.push(() => serveFiles(request, response)));
    const first = view('/media/chair.jpg', 128);
    await expect.poll(loads).toBe(1);
    const others = [256, 400, 640].map((width) => view('/media/chair.jpg', width));
    const refused = await Promise.race(others);
    expect([refused.status, refused.headers['cache-control']]).toEqual([302, 'no-store']);
    backend.use(serveFiles);
    finish[0]?.();
    const statuses = await Promise.all([first, ...others].map(async (one) => (await one).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 302, 302]);
  });

  it('@SRV-08 counts its pictures, and a purge drops them', async () => {
    await start({ CACHE_SECRET: 'a-secret-of-the-tests' });
    await view('/media/chair.jpg');
    await view('/media/chair.jpg');
    const { text } = await send(souk.port, '/metrics');
    expect(text).toMatch(/souk_cache_total\{cache="image",result="fresh"\} 1/);
    expect(text).toMatch(/souk_cache_bytes\{cache="images"\} [1-9]/);
    const headers = { authorization: 'Bearer a-secret-of-the-tests' };
    await send(souk.port, '/_souk/purge', { method: 'POST', headers });
    await view('/media/chair.jpg');
    expect(backend.requestsOf('/media/').length).toBe(2);
  });
});

describe('pages', () => {
  const page = async () =>
    (await send(souk.port, '/about', { headers: { host: 'shop.example' } })).text;

  it('name the pictures that the service resizes', async () => {
    await start({ IMAGE_ORIGINS: 'https://cdn.example' });
    const prefixes = ['"/media/"', '"http://shop.example/storage/"', '"https://cdn.example/"'];
    for (const prefix of prefixes) expect(await page()).toContain(prefix);
  });

  it('name none without the service, which is off by default', async () => {
    souk = await startSouk(backend.port);
    expect(await page()).toContain('"imagePrefixes":[]');
    expect((await view('/media/chair.jpg')).status).toBe(404);
  });
});
