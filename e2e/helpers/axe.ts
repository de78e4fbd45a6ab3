import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { waitForStableLayout } from './shop.ts';

/** Waits for animations, for example of an opening menu, and returns violations as `rule: markup`. */
export async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  await waitForStableLayout(page);
  return analyze(page, part, {});
}

/** Checks the contrast of the dark theme, then restores the light one. */
export async function findDarkViolations(page: Page): Promise<string[]> {
  await setTheme(page, 'dark');
  const violations = await analyze(page, 'html', { runOnly: ['color-contrast'] });
  await setTheme(page, 'light');
  return violations;
}

/** Scans one frame and omits passed rules, which is faster on large pages. */
async function analyze(page: Page, part: string, options: RunOptions): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, settings]) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
        selector,
        {
          resultTypes: ['violations'],
          preload: false,
          iframes: false,
          ...settings,
        },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [part, options] as const,
  );
}

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
  // Colours may have a transition.
  await waitForStableLayout(page);
}
