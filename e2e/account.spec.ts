import type { Page } from '@playwright/test';
import { expect, openAccountMenu, submitLogin, test, waitForHydration } from './helpers/shop.ts';
import { translator } from './helpers/messages.ts';

const UNVERIFIED_EMAIL = 'new@souk.example';

async function loadCode(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const world = cookies.find(({ name }) => name === 'mock-world')?.value;
  const url = `${process.env['E2E_MOCK_URL']}/__mock/worlds/${world}/codes`;
  const [first] = (await (await fetch(url)).json()) as { code: string | number }[];
  if (!first) throw new Error('Failed to read a code: none was sent.');
  return String(first.code);
}

const t = translator('ar');

async function openLogin(page: Page) {
  await page.goto('/?lang=ar');
  await waitForHydration(page, t);
  const shopper = await openAccountMenu(page, t);
  await shopper.getByRole('button', { name: t('Log in'), exact: true }).click();
  return page.getByRole('dialog');
}

async function chooseSweden(page: Page) {
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('combobox', { name: new RegExp(`^${t('Country')}(?! code)`) }).fill('swe');
  await page.getByRole('option', { name: /Sweden/ }).click();
}

test('@AUTH-05 @AUTH-08 a guest registers and verifies the account by code, in Arabic', async ({
  page,
  shop,
}) => {
  await shop.recreate({ settings: { register_otp_verify: true } });
  const dialog = await openLogin(page);
  await dialog.getByRole('button', { name: t('Sign Up'), exact: true }).click();
  const name = dialog.getByLabel(t('Full name'));
  await expect(name).toBeFocused();
  await name.fill('Lina Berg');
  await chooseSweden(page);
  await dialog.getByLabel(new RegExp(`^${t('Email')}`)).fill('lina@souk.example');
  await dialog.getByLabel(new RegExp(`^${t('Create a password')}`)).fill('secret');
  await dialog
    .getByRole('button', { name: t('Create account'), exact: true })
    .last()
    .click();
  await expect(dialog).toHaveAccessibleName(t('Enter OTP'));
  await expect(dialog.getByText('lina@souk.example')).toBeVisible();
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  // A press outside doesn't close the dialog, and the focus returns in the next frame.
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type(await loadCode(page));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused, 'the focus is somewhere sensible').not.toBe('BODY');
  const session = await page.evaluate(() => localStorage.getItem('souk.session'));
  expect(session).toContain('"account_verified":true');
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('secret');
});

test('@AUTH-10 a customer resets a forgotten password by keyboard, in Arabic', async ({ page }) => {
  const dialog = await openLogin(page);
  await dialog.getByRole('button', { name: t('Forgot Password?') }).press('Enter');
  await expect(dialog.getByLabel(new RegExp(`^${t('Email address')}`))).toBeFocused();
  await page.keyboard.type(UNVERIFIED_EMAIL);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName(t('Enter OTP'));
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type(await loadCode(page));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName(t('Reset Password'));
  await expect(dialog.getByLabel(new RegExp(`^${t('New password')}`))).toBeFocused();
  await page.keyboard.type('better-secret');
  await dialog.getByLabel(new RegExp(`^${t('Confirm password')}`)).focus();
  await page.keyboard.type('better-secret');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName(t('Welcome!'));
  await submitLogin(page, t, UNVERIFIED_EMAIL, 'better-secret');
  await expect(dialog).toBeHidden();
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused, 'the focus is somewhere sensible').not.toBe('BODY');
});
