import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { waitForStableLayout } from './shop.ts';

/**
 * Returns violations as `rule: markup`. Scans one frame and omits passed rules, which is faster on
 * large pages.
 */
export async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  return analyze(page, part);
}

/** Checks the contrast of the dark theme, then restores the light one. */
export async function findDarkViolations(page: Page): Promise<string[]> {
  await setTheme(page, 'dark');
  const violations = await analyze(page, 'html', ['color-contrast']);
  await setTheme(page, 'light');
  return violations;
}

async function analyze(page: Page, part: string, rules?: string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({
      resultTypes: ['violations'],
      preload: false,
      ...(rules === undefined ? {} : { runOnly: rules }),
    })
    .setLegacyMode(true)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
  // Colours may have a transition.
  await waitForStableLayout(page);
}
