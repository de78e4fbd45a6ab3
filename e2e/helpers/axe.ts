import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong, a line each: `rule: markup`. One run in one frame, as the pages have no others: putting results of
 * several together opens a tab each time, and lists of what is right make the machine the slower the larger a page is.
 */
export async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode(true)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
