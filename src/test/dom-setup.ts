import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { cacheComputedStyles } from './cache-computed-styles.ts';

// Screens load their code on first render, which can take longer than one second.
configure({ asyncUtilTimeout: 8_000 });
const restoreComputedStyles = cacheComputedStyles();

const { setTimeout: startTimer, setInterval: startInterval, clearTimeout: stopTimer } = globalThis;
const running = new Set<ReturnType<typeof startTimer>>();

function startTracked(callback: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) {
  const timer = startTimer(() => {
    running.delete(timer);
    callback(...values);
  }, ms);
  running.add(timer);
  return timer;
}

Object.assign(globalThis, {
  setTimeout: startTracked,
  setInterval(...parameters: Parameters<typeof startInterval>) {
    const timer = startInterval(...parameters);
    running.add(timer);
    return timer;
  },
  // jsdom's own frames stop permanently if one is requested while a test fakes intervals.
  requestAnimationFrame: (draw: FrameRequestCallback) =>
    startTracked(() => draw(performance.now()), 16),
  cancelAnimationFrame: stopTimer,
});

// jsdom cannot scroll.
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// The files of a worker share one page. Without a page, late timers would fail.
afterAll(() => {
  // React Aria removes its listeners, which would otherwise become more with each file.
  window.dispatchEvent(new Event('beforeunload'));
  vi.useRealTimers();
  Object.assign(globalThis, { setTimeout: startTimer, setInterval: startInterval });
  for (const timer of running) stopTimer(timer);
  restoreComputedStyles();
  vi.resetModules();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const part of [document.documentElement, document.body]) {
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
  }
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
  }
  history.replaceState(null, '', '/');
});
