import { findViolations } from './helpers/axe.ts';
import { expect, test, waitForHydration, waitForStableLayout } from './helpers/shop.ts';
import { translator } from './helpers/messages.ts';

test('the table of contents navigates a long policy on a phone, in Arabic', async ({ page }) => {
  const t = translator('ar');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/terms-and-conditions?lang=ar');
  await waitForHydration(page, t);
  const contents = page.getByRole('navigation', { name: t('On this page') });
  await expect(contents).toHaveCount(1);
  await contents.getByText(t('On this page')).click();
  const link = contents.getByRole('link', { name: 'Digital products' });
  await link.click();
  const heading = page.getByRole('heading', { name: 'Digital products' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  // Not covered by the sticky header.
  await waitForStableLayout(page);
  const bars = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((bars?.y ?? 0) + (bars?.height ?? 0) - 1);
  expect(box?.y).toBeLessThan(400);
  await page.goBack();
  await expect(contents).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);
});

test('the contact form keeps its input after a reload, until it is sent', async ({ page }) => {
  const t = translator('en');
  await page.goto('/contact-us');
  await waitForHydration(page, t);
  const field = (name: string, context = '') =>
    page.getByRole('textbox', { name: t(name, {}, context) });
  await field('Full name').fill('Omar Said');
  await field('Message', 'field').fill('Is the lamp\nstill to be had?');
  await page.reload();
  await waitForHydration(page, t);
  await expect(field('Full name')).toHaveValue('Omar Said');
  await expect(field('Message', 'field')).toHaveValue('Is the lamp\nstill to be had?');
  await field('Phone number').fill('0501234567');
  await field('Subject').fill('A lamp');
  await page.getByRole('button', { name: t('Send'), exact: true }).click();
  await expect(page.getByText(t('Your message has been sent successfully'))).toBeVisible();
  await page.reload();
  await waitForHydration(page, t);
  await expect(field('Full name')).toHaveValue('');
});

test('a link to an FAQ answer opens it, also on a server-rendered page', async ({ page }) => {
  await page.goto('/support#refund');
  const answer = page.getByText('Once the shop has received and checked the items');
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport();
  await page.goto('/blog/coffee-at-home-without-the-fuss');
  await waitForHydration(page, (text) => text);
  await expect(page.getByRole('table', { name: 'What each of them asks of you' })).toBeVisible();
});
