import type { CDPSession, Page } from '@playwright/test';

/** Processor time of the reference work on the machine of docs/performance.md, without other load. */
const REFERENCE_MS = 40;

/** Elapsed time relative to processor time. */
const MAX_WAITING = 1.25;

/** Of a cheap phone, relative to the reference machine. */
export const PHONE_SLOWNESS = 4;

export interface Processor {
  /**
   * How much slower than the reference machine: 1.5 needs half as much time again. Dividing by it makes
   * times of different machines comparable.
   */
  slowness: number;
  /** Whether other programs take the processor away, so that times are not reliable. */
  isBusy: boolean;
}

/** Measures the processor that the page's main thread has now. */
export async function measureProcessor(page: Page): Promise<Processor> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Compiles it.
  await page.evaluate(performReferenceWork, 1);
  const before = await readThreadTimeMs(session);
  const elapsedMs = await page.evaluate(performReferenceWork, 6);
  const workMs = (await readThreadTimeMs(session)) - before;
  await session.detach();
  return { slowness: workMs / REFERENCE_MS, isBusy: elapsedMs > workMs * MAX_WAITING };
}

async function readThreadTimeMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const threadTime = metrics.find(({ name }) => name === 'ThreadTime');
  if (!threadTime) throw new Error('Failed to measure: the browser reports no processor time.');
  return threadTime.value * 1_000;
}

/** Sorts, renders and lays out a list, without the page's styles. Returns the elapsed time in ms. */
function performReferenceWork(rounds: number): number {
  const startMs = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    const host = document.createElement('div');
    host.style.cssText = 'all: initial; position: absolute; inset: 0; visibility: hidden';
    const list = document.createElement('ul');
    const keys = Array.from({ length: 400 }, (_, index) => String((index * 7_919) % 400));
    for (const key of keys.toSorted((a, b) => a.localeCompare(b))) {
      const item = document.createElement('li');
      item.append(`Product ${key}`, document.createElement('span'));
      list.append(item);
    }
    host.attachShadow({ mode: 'open' }).append(list);
    document.body.append(host);
    void list.offsetHeight;
    host.remove();
  }
  return performance.now() - startMs;
}
