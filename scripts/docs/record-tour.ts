import type { Page } from '@playwright/test';

export interface Frame {
  image: Buffer;
  durationMs: number;
}

/** Buys a product as a guest who logs in on the way. Returns a picture of each step. */
export async function recordTour(
  page: Page,
  tools: {
    open: (page: Page, path: string) => Promise<void>;
    settle: (page: Page) => Promise<void>;
    login: string;
  },
): Promise<Frame[]> {
  const { open, settle, login } = tools;
  const [phone = '', password = ''] = login.split(':');
  const frames: Frame[] = [];
  const record = async (durationMs: number) => {
    // The gallery zooms under the mouse.
    await page.mouse.move(0, 0);
    await settle(page);
    frames.push({ image: await page.screenshot(), durationMs });
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first();

  await open(page, '/');
  await record(1800);
  await page.mouse.wheel(0, 640);
  await record(1200);
  await page.mouse.wheel(0, -640);

  const search = page.getByPlaceholder('What are you looking for?');
  const suggestion = page.getByRole('option', { name: /^Marlow Kitchen Scale/ });
  await search.click();
  await search.pressSequentially('scale');
  await suggestion.waitFor();
  await record(1600);
  await suggestion.click();
  await page.waitForURL('**/details*');
  await record(1600);

  await page.getByRole('radio').nth(1).check({ force: true });
  await record(1200);
  await button('Add to cart').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email or phone number').fill(phone);
  await dialog.getByLabel(/^Password/).fill(password);
  await record(1400);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  const toast = page.getByRole('region', { name: 'Notifications' });
  await toast.getByRole('button', { name: 'View In Cart' }).waitFor();
  await record(1400);
  await toast.getByRole('button', { name: 'View In Cart' }).click();
  await dialog.getByRole('checkbox').first().check({ force: true });
  await record(1600);
  await dialog.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.waitForURL('**/checkout');
  await button('Change').waitFor();
  await record(1600);
  await button('Place order').click();
  await page.waitForURL('**/checkout?placed=*');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await record(3000);
  return frames;
}
