import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenPainted } from './when-painted.ts';

const FRAME_MS = 20;

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function start() {
  const onStart = vi.fn();
  void whenPainted().then(onStart);
  return onStart;
}

/** A main picture that is not loaded yet. */
function addPicture() {
  const picture = document.createElement('img');
  picture.setAttribute('fetchpriority', 'high');
  Object.defineProperty(picture, 'complete', { value: false });
  return document.body.appendChild(picture);
}

test('@PERF-07 starts after the next frame on a page without a main picture', async () => {
  const onStart = start();
  await vi.advanceTimersByTimeAsync(0);
  expect(onStart).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(onStart).toHaveBeenCalledOnce();
});

test('@PERF-07 starts when the first content is on the screen, if the browser reports it', async () => {
  let report: (names: string[]) => void = () => undefined;
  class PaintObserver {
    static readonly supportedEntryTypes = ['paint'];
    constructor(callback: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
      report = (names) =>
        callback({
          getEntriesByName: (name) =>
            names.includes(name) ? [new PerformanceMark(name, { startTime: 0 })] : [],
        });
    }
    observe = vi.fn();
    disconnect = vi.fn();
  }
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  const onStart = start();
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  report(['first-paint']);
  await vi.advanceTimersByTimeAsync(0);
  expect(onStart).not.toHaveBeenCalled();
  report(['first-contentful-paint']);
  await vi.advanceTimersByTimeAsync(0);
  expect(onStart).toHaveBeenCalledOnce();
});

test.each(['load', 'error'])('@PERF-07 starts after the %s of the main picture', async (type) => {
  const picture = addPicture();
  const onStart = start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onStart).not.toHaveBeenCalled();
  picture.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(onStart).toHaveBeenCalledOnce();
});

test('@PERF-07 starts with the first press or key, and without a picture that is slow', async () => {
  for (const type of ['pointerdown', 'keydown']) {
    addPicture();
    const onStart = start();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(onStart).toHaveBeenCalledOnce();
  }
  const onStart = start();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(onStart).toHaveBeenCalledOnce();
});

test('@PERF-07 starts at once in a hidden tab, which has no frames', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  addPicture();
  const onStart = start();
  await vi.advanceTimersByTimeAsync(0);
  expect(onStart).toHaveBeenCalledOnce();
});
