import type { Page } from '@playwright/test';
import { expect, signIn, test, waitForHydration } from './helpers/shop.ts';
import { translator } from './helpers/messages.ts';

/** A PDF of 2 MB, the size limit of photos. */
const LARGE_FILE = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2_000_000, 1)]);
/** The smallest valid files: the content must match the type. */
const PNG_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const GIF_PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

async function openSignedIn(page: Page, path: string, t: (source: string) => string, lang: string) {
  await signIn(page);
  await page.goto(`${path}?lang=${lang}`);
  await waitForHydration(page, t);
}

test('@TKT-01 a ticket is sent with its files and appears in the list, in Arabic', async ({
  page,
}) => {
  const t = translator('ar');
  await openSignedIn(page, '/support-tickets', t, 'ar');
  await page.getByRole('button', { name: t('Create ticket') }).click();
  const dialog = page.getByRole('dialog', { name: t('Create ticket') });
  await dialog.getByLabel(new RegExp(`^${t('Issue type')}`)).selectOption({ index: 1 });
  await dialog.getByLabel(new RegExp(`^${t('Subject')}`)).fill('Broken lamp');
  await dialog
    .getByLabel(new RegExp(`^${t('Message', {}, 'field')}`))
    .fill('The shade has a crack.');
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'crack.gif', mimeType: 'image/gif', buffer: GIF_PIXEL },
    { name: 'crack.png', mimeType: 'image/png', buffer: PNG_PIXEL },
    { name: 'list.pdf', mimeType: 'application/pdf', buffer: LARGE_FILE },
  ]);
  const files = dialog.getByRole('list', { name: t('Selected files') }).getByRole('listitem');
  await expect(files).toHaveCount(2);
  await expect(dialog.getByText(/crack\.gif/)).toBeVisible();
  const progressValues: number[] = [];
  await page.exposeFunction('noteShare', (share: number) => progressValues.push(share));
  await page.evaluate(() => {
    const note = Reflect.get(globalThis, 'noteShare') as (share: number) => void;
    new MutationObserver(() => {
      const bar = document.querySelector('dialog progress, [role=dialog] progress');
      if (bar instanceof HTMLProgressElement) note(bar.position);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await dialog.getByRole('button', { name: t('Submit ticket') }).click();
  await expect(dialog).toBeHidden();
  expect(progressValues.length, 'it showed its progress').toBeGreaterThan(0);
  await expect(page.getByText('Broken lamp')).toBeVisible();
  await page.getByRole('link', { name: 'Broken lamp' }).click();
  await expect(page.getByText(/^#\d+$/).last()).toBeVisible();
  await expect(page.getByText('The shade has a crack.')).toBeVisible();
  await expect(page.getByRole('region', { name: t('Messages') })).toBeVisible();
});

test('@PROF-01 a photo shows a preview before saving, and appears everywhere afterwards', async ({
  page,
  shop,
}) => {
  await shop.recreate({ settings: { app_environment: 'production' } });
  const t = translator('en');
  await openSignedIn(page, '/profile', t, 'en');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Change photo' }).click();
  await (await choosing).setFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: GIF_PIXEL });
  await expect(page.locator('main img[src^="blob:"]')).toBeVisible();
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(page.locator('main img[src^="blob:"]')).toHaveCount(0);
  const saved = await page.getByRole('banner').locator('img[src*="/storage/"]').count();
  expect(saved).toBeGreaterThan(0);
});
