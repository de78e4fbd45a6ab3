import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { retryLinks } from './retry-links.ts';

// Once, as in the shop.
beforeAll(retryLinks);
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

function addStyleSheet() {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/late.css';
  document.head.append(link);
  const failed = vi.fn();
  link.addEventListener('error', failed);
  const append = vi.spyOn(document.head, 'append');
  return { link, failed, append, fail: () => link.dispatchEvent(new Event('error')) };
}

test('requests a failed style sheet once more before it reports the failure', () => {
  const { link, failed, append, fail } = addStyleSheet();
  fail();
  expect(append).toHaveBeenCalledExactlyOnceWith(link);
  expect(failed).not.toHaveBeenCalled();
  fail();
  expect(append).toHaveBeenCalledOnce();
  expect(failed).toHaveBeenCalledOnce();
});

test('requests it again when the browser is back online, and then once more', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { failed, append, fail } = addStyleSheet();
  fail();
  expect(append).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(append).toHaveBeenCalledOnce());
  fail();
  expect(append).toHaveBeenCalledTimes(2);
  expect(failed).not.toHaveBeenCalled();
});
