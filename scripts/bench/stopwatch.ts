import type { Locator, Page } from '@playwright/test';
import { measureProcessor, PHONE_SLOWNESS } from './processor.ts';
import { readMainThread, type TraceEvent } from './thread-time.ts';

/** What a shopper does, and what shows its result. */
export interface Action {
  act: () => Promise<void>;
  result: Locator;
  /** The page that the action leads to: its first heading, and its scroll position if it is known. */
  next?: { heading: string; scrollTop?: number };
}

/** From the action's first event. */
export interface Times {
  /** Until the next paint. */
  responseMs: number;
  /** Until the next page is painted, without placeholders on the screen. */
  nextMs: number;
}

/** Measures by the clock, with the browser's event timing. Needs a machine without other load. */
export async function measureByClock(page: Page, action: Action): Promise<Times> {
  const { act, result, next } = action;
  const { startMs, shownMs, longestEventMs } = await watch(page, next, act);
  await result.waitFor();
  return { responseMs: longestEventMs, nextMs: shownMs - startMs };
}

/**
 * Measures the processor time of the page's main thread, on a cheap phone. So the machine and its
 * other load change little.
 */
export async function measureByWork(page: Page, action: Action): Promise<Times> {
  const { act, result, next } = action;
  const browser = page.context().browser();
  if (!browser) throw new Error('Failed to measure: the page has no browser.');
  const { slowness } = await measureProcessor(page);
  const factor = PHONE_SLOWNESS / slowness;
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  const { startMs, paintedMs, shownMs } = await watch(page, next, act);
  const markMs = await page.evaluate((name) => performance.mark(name).startTime, MARK);
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await result.waitFor();
  const thread = readMainThread(trace.traceEvents, MARK, markMs);
  return {
    responseMs: thread.workMs(startMs, paintedMs) * factor,
    nextMs: thread.workMs(startMs, shownMs) * factor,
  };
}

const MARK = 'souk-clock';
const TRACE_CATEGORIES = ['blink.user_timing', 'disabled-by-default-devtools.timeline'];

/** Of Chromium; TypeScript does not know it. */
interface Scheduler {
  postTask: (run: () => void, options: { priority: 'user-blocking' }) => Promise<void>;
}

interface Watched {
  startMs: number;
  paintedMs: number;
  shownMs: number;
  longestEventMs: number;
}

/** Returns the times of an action, in ms since the page started. */
async function watch(page: Page, next: Action['next'], act: () => Promise<void>): Promise<Watched> {
  await page.evaluate(
    ([heading, scrollTop]) => {
      const watched = new Promise<Watched>((resolve) => {
        let startMs = 0;
        let hasEvent = false;
        let paintedMs = 0;
        // Browsers don't report shorter events.
        let longestEventMs = 16;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            interactionId: number;
          })[]) {
            if (entry.interactionId > 0) longestEventMs = Math.max(longestEventMs, entry.duration);
          }
        });
        observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
        const listen = (name: string, isLastEvent: boolean) =>
          addEventListener(
            name,
            ({ timeStamp }) => {
              startMs ||= timeStamp;
              hasEvent ||= isLastEvent;
            },
            { capture: true, once: true },
          );
        listen('pointerdown', false);
        for (const name of ['click', 'keydown', 'popstate']) listen(name, true);

        const isShown = () => {
          if (heading === null) return true;
          const isOnScreen = (element: Element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return top < innerHeight && bottom > 0;
          };
          return (
            document.querySelector('main h1')?.textContent.trim() === heading &&
            document.querySelector('main [aria-busy="true"]') === null &&
            !Array.from(document.querySelectorAll('main li:empty')).some(isOnScreen) &&
            (scrollTop === null || Math.abs(scrollY - scrollTop) < 2)
          );
        };
        // Tasks of the highest priority come directly after the paint.
        const nextFrame = () =>
          requestAnimationFrame(() => {
            const { scheduler } = globalThis as unknown as { scheduler: Scheduler };
            void scheduler.postTask(check, { priority: 'user-blocking' });
          });
        const check = () => {
          const nowMs = performance.now();
          if (hasEvent) paintedMs ||= nowMs;
          if (!hasEvent || !isShown()) {
            nextFrame();
            return;
          }
          // Event timings arrive when the browser is idle after the frame.
          setTimeout(() => {
            observer.disconnect();
            resolve({ startMs, paintedMs, shownMs: nowMs, longestEventMs });
          }, 300);
        };
        nextFrame();
      });
      Object.assign(globalThis, { watched });
    },
    [next?.heading ?? null, next?.scrollTop ?? null] as const,
  );
  await act();
  return page.evaluate(() => (globalThis as unknown as { watched: Promise<Watched> }).watched);
}
