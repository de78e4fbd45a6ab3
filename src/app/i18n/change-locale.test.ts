// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { openApp } from '../../api/testing/open-app.tsx';
import { changeLocale } from './change-locale.ts';
import * as reloading from './reload-in-locale.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('@LANG-01 reloads in the new language when the language file takes more than 2 s', async () => {
  const { api } = openApp({
    before: (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
  });
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
    ms === 2000 ? timeout.signal : new AbortController().signal,
  );
  vi.spyOn(console, 'warn').mockReturnValue();
  const reload = vi.spyOn(reloading, 'reloadInPersistedLocale').mockReturnValue();
  const change = changeLocale(api, 'fr');
  expect(reload).not.toHaveBeenCalled();
  timeout.abort();
  await change;
  expect(reload).toHaveBeenCalledOnce();
});
