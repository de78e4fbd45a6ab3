import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadForNewBuild } from './outdated-build.ts';

const reload = vi.fn();
let status = 200;

function sendPage(build: string) {
  document.head.innerHTML = `<script type="module" src="/_souk/${build}.js"></script>`;
}

beforeEach(() => {
  status = 200;
  reload.mockClear();
  sessionStorage.clear();
  vi.stubGlobal('location', { href: 'http://shop.example/products', reload });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })));
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

test('reloads the page once for each build', async () => {
  sendPage('first');
  expect(await reloadForNewBuild()).toBe(true);
  expect(await reloadForNewBuild()).toBe(false);
  sendPage('second');
  expect(await reloadForNewBuild()).toBe(true);
  // Servers with different builds may respond in turn.
  sendPage('first');
  expect(await reloadForNewBuild()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('does not reload while the server fails or is out of reach', async () => {
  sendPage('first');
  status = 503;
  expect(await reloadForNewBuild()).toBe(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await reloadForNewBuild()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload if storage is blocked', async () => {
  sendPage('first');
  vi.stubGlobal('sessionStorage', undefined);
  expect(await reloadForNewBuild()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
