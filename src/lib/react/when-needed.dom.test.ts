import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_FILES_ID } from '../config/page-files.ts';
import { whenCalm } from './when-needed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Returns whether the page is calm after a time. */
async function isCalmAfter(timeMs: number): Promise<boolean> {
  let isCalm = false;
  void whenCalm().then(() => (isCalm = true));
  await vi.advanceTimersByTimeAsync(timeMs);
  return isCalm;
}

function addServerMark() {
  const files = document.createElement('script');
  files.id = PAGE_FILES_ID;
  document.body.append(files);
}

test('a page that no server has rendered is calm at once', async () => {
  expect(await isCalmAfter(0)).toBe(true);
});

test('a server-rendered page is calm two seconds later without an action', async () => {
  addServerMark();
  expect(await isCalmAfter(1_990)).toBe(false);
  expect(await isCalmAfter(2_000)).toBe(true);
});

test('a server-rendered page is calm shortly after the first action', async () => {
  addServerMark();
  const calm = isCalmAfter(300);
  window.dispatchEvent(new Event('pointerdown'));
  expect(await calm).toBe(true);
});
