import { join, relative, resolve } from 'node:path';
import { createServer, type HotPayload, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
let vite: ViteDevServer;

beforeAll(async () => {
  vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
});

afterAll(() => vite.close());

async function editFile(file: string): Promise<HotPayload[]> {
  const { client } = vite.environments;
  const sent: HotPayload[] = [];
  client.hot.send = (payload: HotPayload | string) => {
    if (typeof payload !== 'string') sent.push(payload);
  };
  await client.transformRequest(`/${relative(root, file)}`);
  vite.watcher.emit('change', file);
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  return sent;
}

test.each(['products', 'category', 'flash-sale'])(
  'editing the screen %s updates that module without a page reload',
  async (name) => {
    const path = `src/features/product-list/screens/${name}-screen.tsx`;
    const [payload] = await editFile(join(root, path));
    expect(payload).toMatchObject({
      type: 'update',
      updates: [{ type: 'js-update', path: `/${path}`, acceptedPath: `/${path}` }],
    });
  },
);
