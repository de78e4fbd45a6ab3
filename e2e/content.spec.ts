import { findViolations } from './helpers/axe.ts';
import { expect, test, whenAlive } from './helpers/shop.ts';
import { sayIn } from './helpers/messages.ts';

for (const locale of ['en', 'ar'] as const) {
  const say = sayIn(locale);

  test(`the contents of a long policy lead through it on a phone, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: locale === 'ar' ? 'dark' : 'light' });
    await page.goto(`/terms-and-conditions?lang=${locale}`);
    await whenAlive(page, say);
    const contents = page.getByRole('navigation', { name: say('On this page') });
    await expect(contents).toHaveCount(1);
    await contents.getByText(say('On this page')).click();
    const way = contents.getByRole('link', { name: 'Digital goods' });
    await way.click();
    const heading = page.getByRole('heading', { name: 'Digital goods' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    // Not under the bars that stay.
    const bars = await page.getByRole('banner').boundingBox();
    const place = await heading.boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual((bars?.y ?? 0) + (bars?.height ?? 0) - 1);
    expect(place?.y).toBeLessThan(400);
    await page.goBack();
    await expect(contents).toBeInViewport();
    expect(await findViolations(page)).toEqual([]);
  });
}

for (const locale of ['en', 'ar'] as const) {
  test(`the contact form keeps what was typed over a reload, until it is sent, ${locale}`, async ({
    page,
  }) => {
    const say = sayIn(locale);
    await page.goto(`/contact-us?lang=${locale}`);
    await whenAlive(page, say);
    const field = (name: string, context = '') =>
      page.getByRole('textbox', { name: say(name, {}, context) });
    await field('Full Name').fill('Omar Said');
    await field('Message', 'field').fill('Is the lamp\nstill to be had?');
    await page.reload();
    await whenAlive(page, say);
    await expect(field('Full Name')).toHaveValue('Omar Said');
    await expect(field('Message', 'field')).toHaveValue('Is the lamp\nstill to be had?');
    await field('Phone Number').fill('0501234567');
    await field('Subject').fill('A lamp');
    await page.getByRole('button', { name: say('Send'), exact: true }).click();
    await expect(page.getByText('Your message has been sent successfully')).toBeVisible();
    await page.reload();
    await whenAlive(page, say);
    await expect(field('Full Name')).toHaveValue('');
  });
}

test('an address of an answer opens it, also on a page from the server', async ({ page }) => {
  await page.goto('/support#refund');
  const answer = page.getByText('After what you sent back has arrived');
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport();
  await page.goto('/blog/coffee-at-home-without-the-fuss');
  await whenAlive(page, (text) => text);
  await expect(page.getByRole('table', { name: 'What each of them asks of you' })).toBeVisible();
});
