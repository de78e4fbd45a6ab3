import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../../api/testing/open-app.tsx';
import { ROUTE_CHECKS, openShopWith, renderShell } from '../../testing/render-shell.tsx';
import { user } from '../../../test/user.ts';

const footer = async () => within(await screen.findByRole('contentinfo'));

const item = { id: 1, title: null, url: null, target: '_self' } as const;
const column = (items: readonly object[], title: string | null = null, position = 1) => ({
  id: position,
  position,
  title,
  items: items.map((fields, index) => ({ ...item, ...fields, id: position * 10 + index })),
});

test('@SHELL-09 shows items of every type, with their url and target', async () => {
  renderShell(
    await openShopWith({
      footer_qr: 'https://souk.example/qr.png',
      footers: [
        column([
          { type: 'logo', url: '/' },
          { type: 'text', title: 'Things that last' },
          { type: 'text', title: 'Our story', url: '/about-us' },
          { type: 'email', title: 'hello@souk.example' },
          { type: 'phone', title: '+971 4 555 0142', url: 'tel:+97145550142' },
          { type: 'social_links' },
          { type: 'app_store' },
          { type: 'link', title: 'Products', url: '/products' },
          { type: 'link', title: 'Sell', url: '/shop/register' },
          { type: 'link', title: 'Press', url: 'https://press.example/', target: '_blank' },
          { type: 'link', title: 'Terms', url: '/terms-and-conditions', target: '_blank' },
        ] as const),
      ] as never,
    }),
  );
  const part = await footer();
  const link = async (name: string | RegExp) => part.findByRole('link', { name });
  expect(await link('Souk')).toHaveAttribute('href', '/');
  expect(part.getByText('Things that last').closest('a')).toBeNull();
  expect(await link('Our story')).toHaveAttribute('href', '/about-us');
  expect(await link('hello@souk.example')).toHaveAttribute('href', 'mailto:hello@souk.example');
  expect(await link('+971 4 555 0142')).toHaveAttribute('href', 'tel:+97145550142');
  expect(await link('Facebook')).toHaveAttribute('href', 'https://facebook.example/souk');
  // Its profile has no URL.
  expect(part.queryByRole('link', { name: 'LinkedIn' })).toBeNull();
  expect(await link('Google Play')).toHaveAttribute('href', 'https://play.example/store/apps/souk');
  expect(await link('App Store')).toHaveAttribute('href', 'https://apps.example/app/souk');
  const qr = part.getByRole('img', { name: 'QR code to download our app' });
  expect(qr).toHaveAttribute('src', 'https://souk.example/qr.png');
  expect(await link('Sell')).not.toHaveAttribute('target');
  for (const name of ['Press', 'Terms']) {
    expect(await link(name)).toHaveAttribute('target', '_blank');
    expect(await link(name)).toHaveAttribute('rel', 'noopener');
  }
});

test.each([
  ['both logos, for light and dark themes', 'a.png', 'b.png', ['a.png', 'b.png']],
  ['the only logo', 'a.png', '', ['a.png']],
  ['no logo for dark footers in its place', '', 'b.png', []],
])('@SHELL-09 shows %s', async (_, header, footerLogo, expected) => {
  const url = (name: string) => (name === '' ? '' : `https://souk.example/${name}`);
  renderShell(
    await openShopWith({
      web_logo: url(header),
      web_footer_logo: url(footerLogo),
      footers: [column([{ type: 'logo', url: '/' }])] as never,
    }),
  );
  for (const part of [await screen.findByRole('banner'), await screen.findByRole('contentinfo')]) {
    const link = await within(part).findByRole('link', { name: 'Souk' });
    const shown = [...link.querySelectorAll('img')].map(({ src }) => src);
    expect(shown).toEqual(expected.map(url));
    if (expected.length === 0) expect(link).toHaveTextContent('Souk');
  }
});

test('@SHELL-09 shows the columns in order, and collapses columns of links', async () => {
  renderShell(
    await openShopWith({
      footers: [
        column([{ type: 'link', title: 'Shops', url: '/shops' }], 'Quick Links', 2),
        column([{ type: 'text', title: 'Things that last' }], 'About', 1),
      ] as never,
    }),
  );
  const part = await footer();
  await part.findByRole('link', { name: 'Shops' });
  const titles = part.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles[0]).toBe('About');
  const fold = part.getByRole('button', { name: 'Quick Links' });
  const list = document.getElementById(fold.getAttribute('aria-controls') ?? '');
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(list).toHaveAttribute('data-folded');
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(list).not.toHaveAttribute('data-folded');
  expect(part.queryByRole('button', { name: 'About' })).toBeNull();
});

test('@SHELL-09 omits links without a screen, and columns that are then empty', async () => {
  renderShell(openApp(), { has: ROUTE_CHECKS.fewScreens });
  const part = await footer();
  await part.findByRole('link', { name: 'App Store' });
  const addresses = part.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toContain('/shop/register');
  expect(addresses.filter((address) => /^\/(?!shop\/register)/.test(address ?? ''))).toEqual([
    '/',
    '/order-history',
  ]);
});

test('omits links to shops and seller registration in a single-vendor shop', async () => {
  renderShell(await openShopWith({ multi_vendor: false }));
  const part = await footer();
  await part.findByRole('link', { name: 'App Store' });
  const addresses = part.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toContain('/products');
  expect(addresses.filter((address) => address?.startsWith('/shop'))).toEqual([]);
});

test('@SHELL-10 ends with the year and the operator’s text', async () => {
  renderShell(await openShopWith({ web_footer_text: 'Made in Dubai' }));
  const year = new Date().getFullYear();
  expect(await screen.findByText(`© ${year} Made in Dubai`)).toBeVisible();
});

test('@SHELL-10 shows the default text when the operator’s text is empty', async () => {
  renderShell(await openShopWith({ web_footer_text: '' }));
  expect(await screen.findByText(/^© \d{4} All right reserved by company$/)).toBeVisible();
});

test('@SHELL-10 shows only its own last line in the dashboard', async () => {
  renderShell(await openShopWith({ web_footer_text: 'Made in Dubai' }), { layout: 'dashboard' });
  expect(await screen.findByText(/^© \d{4} All rights reserved$/)).toBeVisible();
  expect((await footer()).queryByRole('link')).toBeNull();
});

test('@SHELL-10 hides the columns but not the last line when switched off', async () => {
  renderShell(await openShopWith({ web_show_footer: false }));
  expect(await screen.findByText(/^© \d{4} Souk\. .+ All rights reserved\.$/)).toBeVisible();
  expect((await footer()).queryByRole('link')).toBeNull();
});

test('shows how customers can pay', async () => {
  renderShell(await openShopWith({ cash_on_delivery: true, online_payment: true }));
  const list = within(await (await footer()).findByRole('list', { name: 'Payment method' }));
  expect((await list.findAllByRole('img')).map((mark) => mark.getAttribute('alt'))).toEqual([
    'Stripe',
    'PayPal',
    'Razorpay',
  ]);
  expect(list.getByText('Cash on delivery')).toBeVisible();
});
