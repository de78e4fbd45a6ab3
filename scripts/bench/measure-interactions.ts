import type { Page, Request } from '@playwright/test';
import type { Action, Times } from './stopwatch.ts';

export interface Measurement {
  name: string;
  goalMs: number;
  durationMs: number;
}

const INTERACTION_GOAL_MS = 100;
const NEXT_PAGE_GOAL_MS = 200;
const BACK_GOAL_MS = 100;
const SILENCE_MS = 1_000;
const STEP_MS = 100;
const LIST = '/products';

interface Round {
  page: Page;
  /** Performs an action on the page and measures it. */
  stopwatch: (action: Action) => Promise<Times>;
  /** Slows a page down after it has loaded. */
  setSlow?: (isSlow: boolean) => Promise<void>;
}

/** Measures each action once, on the phone page of a customer (PERF-05, PERF-06). */
export async function measureRound(round: Round): Promise<Measurement[]> {
  const { page, setSlow } = round;
  // tsx calls it in functions that run in the page.
  await page.addInitScript('globalThis.__name = (one) => one');
  const results: Measurement[] = [];
  for (const measure of [measureFilter, measureCart, measureSearch, measureMoves]) {
    await setSlow?.(false);
    await page.goto(LIST);
    // Parts below the fold start with the first action.
    await afterSilence(page, () => page.mouse.wheel(0, 1));
    await setSlow?.(true);
    results.push(...(await measure(round)));
  }
  return results;
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

const interaction = (name: string, durationMs: number): Measurement => ({
  name,
  goalMs: INTERACTION_GOAL_MS,
  durationMs,
});

async function measureFilter({ page, stopwatch }: Round): Promise<Measurement[]> {
  const dialog = page.getByRole('dialog');
  const opened = await stopwatch({
    act: () => page.getByRole('button', { name: /^Filter/ }).tap(),
    result: dialog.getByRole('checkbox').first(),
  });
  const chosen = await stopwatch({
    act: () =>
      dialog
        .locator('label', { has: page.getByRole('checkbox') })
        .first()
        .tap(),
    result: dialog.getByRole('checkbox', { checked: true }).first(),
  });
  return [
    interaction('open filters', opened.responseMs),
    interaction('choose a filter', chosen.responseMs),
  ];
}

async function measureCart({ page, stopwatch }: Round): Promise<Measurement[]> {
  const add = page.getByRole('button', { name: /^Add .+ to cart$/ }).first();
  await add.scrollIntoViewIfNeeded();
  const added = await stopwatch({
    act: () => add.tap(),
    result: page.getByRole('region', { name: 'Notifications' }).getByText(/added/i).first(),
  });
  const cart = page.getByRole('banner').getByRole('button', { name: /^My Cart/ });
  const opened = await stopwatch({
    act: () => cart.tap(),
    result: page.getByRole('dialog').getByRole('checkbox').first(),
  });
  return [
    interaction('add to cart', added.responseMs),
    interaction('open the cart', opened.responseMs),
  ];
}

async function measureSearch({ page, stopwatch }: Round): Promise<Measurement[]> {
  await page.getByRole('button', { name: 'What are you looking for?' }).tap();
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Search products' });
  await field.waitFor();
  const letters: Measurement[] = [];
  for (const letter of 'chair') {
    const { responseMs } = await stopwatch({
      act: () => page.keyboard.press(letter),
      result: field,
    });
    letters.push(interaction('type in search', responseMs));
  }
  return letters;
}

async function measureMoves({ page, stopwatch }: Round): Promise<Measurement[]> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const readHeading = async () => (await heading.innerText()).trim();
  const link = page.getByRole('main').getByRole('article').nth(8).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const scrollTop = await page.evaluate(() => scrollY);
  // Touching or hovering reads ahead.
  await afterSilence(page, () => link.hover());
  const list = await readHeading();
  const opened = await stopwatch({
    act: () => link.tap(),
    result: heading,
    next: { heading: (await link.innerText()).trim() },
  });
  await afterSilence(page, () => page.mouse.move(0, 0));
  const back = await stopwatch({
    act: () => page.evaluate(() => history.back()),
    result: heading,
    next: { heading: list, scrollTop },
  });
  return [
    interaction('open a product', opened.responseMs),
    { name: 'next page after hover', goalMs: NEXT_PAGE_GOAL_MS, durationMs: opened.nextMs },
    { name: 'Back, at the old position', goalMs: BACK_GOAL_MS, durationMs: back.nextMs },
  ];
}
