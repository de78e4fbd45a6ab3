import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { cacheComputedStyles } from './cache-computed-styles.ts';
import { skipOwnerStacks } from './skip-owner-stacks.ts';

// Screens load their code on first render, which can take longer than one second.
configure({ asyncUtilTimeout: 8_000 });
cacheComputedStyles();
skipOwnerStacks();
// jsdom's own frames stop permanently if one is requested while a test fakes intervals.
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;
const frames = new Set<ReturnType<typeof startTimer>>();
Object.assign(globalThis, {
  requestAnimationFrame(draw: FrameRequestCallback) {
    const frame = startTimer(() => {
      frames.delete(frame);
      draw(performance.now());
    }, 16);
    frames.add(frame);
    return frame;
  },
  cancelAnimationFrame: stopTimer,
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// The files of a worker share one page. Without a page, late frames would fail.
afterAll(() => {
  for (const frame of frames) stopTimer(frame);
  frames.clear();
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
