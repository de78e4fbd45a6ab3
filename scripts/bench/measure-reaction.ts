import type { Page } from '@playwright/test';
import type { AuditedPage } from './audit-browser.ts';
import { PHONE } from './built-shop.ts';

/** A cheap phone on slow 4G, as Lighthouse assumes. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_024 * 1_024) / 8,
  uploadThroughput: (0.75 * 1_024 * 1_024) / 8,
};

/**
 * Opens a page without a cache and presses its button as soon as that is shown. Returns the time
 * until the dialog opens, ms (PERF-07).
 */
export async function measureReaction(page: Page, { path, button }: AuditedPage): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.setViewportSize(PHONE.viewport);
  await page.addInitScript(() => {
    let pressedAt = 0;
    addEventListener('pointerdown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
    new MutationObserver((_, observer) => {
      if (pressedAt === 0 || !document.querySelector('[role="dialog"], dialog[open]')) return;
      observer.disconnect();
      requestAnimationFrame((now) => Object.assign(globalThis, { reactionMs: now - pressedAt }));
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await page.waitForFunction(() => 'reactionMs' in globalThis);
  return page.evaluate(() => (globalThis as { reactionMs?: number }).reactionMs ?? Number.NaN);
}
