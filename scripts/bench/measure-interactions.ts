import type { CDPSession, Locator, Page, Request } from '@playwright/test';

export interface Measurement {
  name: string;
  goalMs: number;
  durationMs: number;
}

const CPU_SLOWDOWN = 4;
/** "4G" of WebPageTest. */
const NETWORK = {
  offline: false,
  latency: 170,
  downloadThroughput: (9 * 1_000 * 1_000) / 8,
  uploadThroughput: (9 * 1_000 * 1_000) / 8,
};
const INTERACTION_GOAL_MS = 100;
const NEXT_PAGE_GOAL_MS = 200;
const BACK_GOAL_MS = 100;
/** Browsers don't report shorter events. */
const SHORTEST_EVENT_MS = 16;
const SILENCE_MS = 1_000;
const STEP_MS = 100;
const LIST = '/products';

interface Recorder {
  events: { name: string; duration: number }[];
}

/** Measures each action once, on a page with a customer's session. */
export async function measureRound(page: Page): Promise<Measurement[]> {
  const session = await page.context().newCDPSession(page);
  // tsx calls it in functions that run in the page.
  await page.addInitScript('globalThis.__name = (one) => one');
  await page.addInitScript((durationThreshold) => {
    const recorder: Recorder = { events: [] };
    Object.assign(globalThis, { recorder });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId > 0)
          recorder.events.push({ name: entry.name, duration: entry.duration });
      }
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_EVENT_MS);
  const steps = [measureFilter, measureCart, measureSearch, measureMoves];
  const results: Measurement[] = [];
  for (const measure of steps) {
    await openSlowly(page, session);
    results.push(...(await measure(page)));
  }
  return results;
}

/** Loads the list at full speed and slows the browser down when it is idle. */
async function openSlowly(page: Page, session: CDPSession) {
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.send('Network.emulateNetworkConditions', {
    ...NETWORK,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.goto(LIST);
  // Parts below the fold start with the first action.
  await afterSilence(page, () => page.mouse.wheel(0, 1));
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/**
 * Performs an action and waits until the page has requested nothing for a second. Playwright's
 * `networkidle` is reached once per page.
 */
async function afterSilence(page: Page, act: () => Promise<void>): Promise<void> {
  const pending = new Set<Request>();
  const onEnd = (request: Request) => pending.delete(request);
  const onStart = (request: Request) => pending.add(request);
  page.on('request', onStart).on('requestfinished', onEnd).on('requestfailed', onEnd);
  await act();
  for (let silentMs = 0; silentMs < SILENCE_MS; silentMs += STEP_MS) {
    await page.waitForTimeout(STEP_MS);
    if (pending.size > 0) silentMs = 0;
  }
  page.off('request', onStart).off('requestfinished', onEnd).off('requestfailed', onEnd);
}

/** Returns the longest event of an action until its result is shown: until the next paint. */
async function measureAction(
  page: Page,
  name: string,
  act: () => Promise<void>,
  result: Locator,
): Promise<Measurement> {
  await page.evaluate(
    () => ((globalThis as unknown as { recorder: Recorder }).recorder.events = []),
  );
  await act();
  await result.waitFor();
  const durationMs = await page.evaluate(async (shortest) => {
    // Entries arrive when the browser is idle after the frame.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300)));
    const { events } = (globalThis as unknown as { recorder: Recorder }).recorder;
    return Math.max(shortest, ...events.map(({ duration }) => duration));
  }, SHORTEST_EVENT_MS);
  return { name, goalMs: INTERACTION_GOAL_MS, durationMs };
}

async function measureFilter(page: Page): Promise<Measurement[]> {
  const dialog = page.getByRole('dialog');
  const option = dialog.getByRole('checkbox').first();
  const opened = await measureAction(
    page,
    'open filters',
    () => page.getByRole('button', { name: /^Filter/ }).tap(),
    option,
  );
  const chosen = await measureAction(
    page,
    'choose a filter',
    () =>
      dialog
        .locator('label', { has: page.getByRole('checkbox') })
        .first()
        .tap(),
    dialog.getByRole('checkbox', { checked: true }).first(),
  );
  return [opened, chosen];
}

async function measureCart(page: Page): Promise<Measurement[]> {
  const add = page.getByRole('button', { name: /^Add .+ to cart$/ }).first();
  await add.scrollIntoViewIfNeeded();
  const added = await measureAction(
    page,
    'add to cart',
    () => add.tap(),
    page.getByRole('region', { name: 'Notifications' }).getByText(/added/i).first(),
  );
  const opened = await measureAction(
    page,
    'open the cart',
    () =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /^My Cart/ })
        .tap(),
    page.getByRole('dialog').getByRole('checkbox').first(),
  );
  return [added, opened];
}

async function measureSearch(page: Page): Promise<Measurement[]> {
  await page.getByRole('button', { name: 'What are you looking for?' }).tap();
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Search products' });
  await field.waitFor();
  const letters: Measurement[] = [];
  for (const letter of 'chair')
    letters.push(
      await measureAction(page, 'type in search', () => page.keyboard.press(letter), field),
    );
  return letters;
}

const headingOf = async (page: Page) =>
  (await page.getByRole('main').getByRole('heading', { level: 1 }).innerText()).trim();

async function measureMoves(page: Page): Promise<Measurement[]> {
  const link = page.getByRole('main').getByRole('article').nth(8).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const scrollTop = await page.evaluate(() => scrollY);
  // Touching or hovering reads ahead.
  await afterSilence(page, () => link.hover());
  const listHeading = await headingOf(page);
  const moved = measureMove(page, (await link.innerText()).trim());
  const opened = await measureAction(
    page,
    'open a product',
    () => link.tap(),
    page.getByRole('main').getByRole('heading', { level: 1 }),
  );
  const next: Measurement = {
    name: 'next page after hover',
    goalMs: NEXT_PAGE_GOAL_MS,
    durationMs: await moved,
  };
  await afterSilence(page, () => page.mouse.move(0, 0));
  const returned = measureMove(page, listHeading, scrollTop);
  await page.evaluate(() => history.back());
  const back: Measurement = {
    name: 'Back, at the old position',
    goalMs: BACK_GOAL_MS,
    durationMs: await returned,
  };
  return [opened, next, back];
}

/**
 * Returns the time from the next click or the next `popstate` until a page with this first heading
 * is painted without placeholders, at `scrollTop` if given.
 */
function measureMove(page: Page, heading: string, scrollTop?: number): Promise<number> {
  return page.evaluate(
    ([expected, top]) =>
      new Promise<number>((resolve) => {
        let startMs = 0;
        const start = ({ timeStamp }: Event) => (startMs ||= timeStamp);
        addEventListener('click', start, { capture: true, once: true });
        addEventListener('popstate', start, { capture: true, once: true });
        // A message after the callbacks of a frame arrives when the frame is painted.
        const { port1, port2 } = new MessageChannel();
        const nextFrame = () => requestAnimationFrame(() => port2.postMessage(null));
        port1.addEventListener('message', () => {
          const isShown =
            startMs > 0 &&
            document.querySelector('main h1')?.textContent.trim() === expected &&
            document.querySelector('main [aria-busy="true"]') === null &&
            (top === null || Math.abs(scrollY - top) < 2);
          if (isShown) resolve(performance.now() - startMs);
          else nextFrame();
        });
        port1.start();
        nextFrame();
      }),
    [heading, scrollTop ?? null] as const,
  );
}
