import { untranslated } from '../helpers/messages.ts';
import { expect, test, waitForHydration } from '../helpers/shop.ts';

const CALLS_PER_MINUTE = 60;

test('@SRV-05 a page of a busy backend counts down and then loads by itself', async ({
  page,
  shop,
}) => {
  await shop.recreate({ scenarios: ['rate-limited'] });
  for (let call = 0; call < CALLS_PER_MINUTE; call += 1) await page.request.get('/api/countries');

  await page.clock.install();
  const response = await page.goto('/products');
  expect(response?.status()).toBe(503);
  const retryAfterS = Number(response?.headers()['retry-after']);
  expect(retryAfterS).toBeGreaterThan(0);
  expect(retryAfterS).toBeLessThanOrEqual(60);
  // The list's own: a toast about the settings can appear before the list has asked.
  const wait = page
    .getByRole('main')
    .getByRole('alert')
    .getByText(/^We’ll try again in \d+ seconds?\.$/)
    .first();
  await expect(wait).toBeVisible();
  // The same minute, seen a moment later.
  expect(Number(/\d+/.exec(await wait.innerText())?.[0])).toBeLessThanOrEqual(retryAfterS);
  await expect(page.getByText('Too Many Attempts.')).toHaveCount(0);
  // Counts down from now on.
  await waitForHydration(page, untranslated);

  // A new minute.
  await shop.recreate({});
  await page.clock.fastForward(retryAfterS * 1000);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
