import { afterEach, expect, test, vi } from 'vitest';
import { logFailure, watchLeaving } from './log.ts';

afterEach(() => vi.restoreAllMocks());

test('logs no failures of requests that the browser cancels when the page is left', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const error = new TypeError('Failed to fetch');
  watchLeaving();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  logFailure('Back from the back/forward cache.', error);
  expect(warn).toHaveBeenCalledExactlyOnceWith('Back from the back/forward cache.', error);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  logFailure('Cancelled.', error);
  expect(warn).toHaveBeenCalledOnce();
});
