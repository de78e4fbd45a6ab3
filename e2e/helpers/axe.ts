import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { waitForStableLayout } from './shop.ts';

/** Parts to check: CSS selectors. */
interface Scope {
  include: string[];
  exclude?: string[];
}

const CONTRAST = 'color-contrast';

/** Of long lists of similar cards, the first three are checked. */
const LATER_ITEMS = 'main li:nth-child(n + 4)';

/** Waits for animations, for example of an opening menu, and returns violations as `rule: markup`. */
export async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  await waitForStableLayout(page);
  return analyze(page, { include: [part] }, {});
}

/** Returns violations other than of contrast, which takes most of the time. */
export async function findRuleViolations(page: Page): Promise<string[]> {
  const rules = { [CONTRAST]: { enabled: false } };
  return analyze(page, { include: ['html'], exclude: [LATER_ITEMS] }, { rules });
}

/** Checks the contrast in both themes, and keeps the second one. */
export async function findContrastViolations(page: Page): Promise<string[]> {
  const find = () =>
    analyze(page, { include: ['html'], exclude: [LATER_ITEMS] }, { runOnly: [CONTRAST] });
  const violations = await find();
  await setTheme(page, (await themeOf(page)) === 'dark' ? 'light' : 'dark');
  return [...violations, ...(await find())];
}

async function analyze(page: Page, scope: Scope, options: RunOptions): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(
    async ([parts, settings]) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(parts, {
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
        ...settings,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [scope, options] as const,
  );
}

const themeOf = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['theme'] ?? 'light');

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
  // Colours may have a transition.
  await waitForStableLayout(page);
}
