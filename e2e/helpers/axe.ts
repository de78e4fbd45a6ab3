import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Violations that axe finds, a line each: `rule: markup`. One run in one frame, as the pages have no others: merging the results
 * of several opens a tab each time, and lists of what is right slow down large pages.
 */
export async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  return analyze(page, part);
}

/** Violations of the dark theme, which differs from the light one in its colours only; afterwards the page is light again. */
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
}
