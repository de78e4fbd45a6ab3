import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createMockProcess, type MockProcess } from './mock-process.ts';

const repository = resolve(import.meta.dirname, '../..');
const HANDLERS = 'mocks/domain/content/content-handlers.ts';

let root: string;
let mock: MockProcess;
let origin: string;
let port: number;
let source: string;
const onMissingHandler = vi.fn();

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  root = mkdtempSync(join(tmpdir(), 'souk-mock-process-'));
  for (const name of ['mocks', 'contract', 'package.json', 'tsconfig.json']) {
    cpSync(join(repository, name), join(root, name), { recursive: true });
  }
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  source = readFileSync(join(root, HANDLERS), 'utf8');
  mock = createMockProcess(root, 0, onMissingHandler);
  port = await mock.start();
  origin = `http://127.0.0.1:${port}`;
}, 60_000);
afterAll(async () => {
  await mock.stop();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

/** Saves the handlers with a change; the old text must exist. */
function edit(from: string, to: string) {
  expect(source).toContain(from);
  writeFileSync(
    join(root, HANDLERS),
    source.replace(from, () => to),
  );
}

async function restart() {
  port = await mock.restart();
  origin = `http://127.0.0.1:${port}`;
}

const send = (path: string, headers: Record<string, string> = {}, body?: string) =>
  fetch(origin + path, {
    headers: {
      'X-Mock-World': 'scenario-rtl',
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { method: 'POST', body }),
  });

async function signIn() {
  const body = JSON.stringify({ phone: 'demo@souk.example', password: 'secret' });
  const response = await send('/api/login', {}, body);
  const { data } = (await response.json()) as { data: { access: { token: string } } };
  return { Authorization: `Bearer ${data.access.token}` };
}

it('keeps the sessions of all worlds when changed code starts, and after code that fails', async () => {
  const headers = await signIn();
  expect((await send('/api/profile', headers)).status).toBe(200);
  edit('export const contentHandlers', '// Changed.\nexport const contentHandlers');
  await restart();
  expect((await send('/api/profile', headers)).status).toBe(200);

  edit('export const contentHandlers', 'export cnst contentHandlers');
  // The error names file and line.
  await expect(mock.restart()).rejects.toThrow(/content-handlers\.ts:\d+:\d+: ERROR/);

  writeFileSync(join(root, HANDLERS), source);
  await restart();
  expect((await send('/api/profile', headers)).status).toBe(200);
}, 60_000);

it('loads a changed contract while changed code starts, and keeps all sessions', async () => {
  const headers = await signIn();
  const reloaded = mock.reloadContract();
  const restarted = mock.restart();
  await Promise.all([reloaded, restarted]);
  // Stops the new process as soon as it is ready.
  void mock.restart().then((next) => (port = next));
  await mock.settled();
  origin = `http://127.0.0.1:${port}`;
  expect((await send('/api/profile', headers)).status).toBe(200);
}, 60_000);

it('reports an operation without a handler', async () => {
  edit('  listBlogs:', '  listBlogPosts:');
  await restart();
  expect((await send('/api/blogs')).status).toBe(501);
  await vi.waitFor(() =>
    expect(onMissingHandler).toHaveBeenCalledWith(
      'No handler for listBlogs: add it to mocks/domain/content/content-handlers.ts.',
    ),
  );
}, 60_000);
