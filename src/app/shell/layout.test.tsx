import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../api/testing/open-app.tsx';
import { createCartStore } from '../../features/cart/cart-store.ts';
import { matchRoute } from '../match-route.ts';
import { routes } from '../routes.ts';
import { renderShell } from '../testing/render-shell.tsx';

test('@ROUTE-04 uses the blog layout for blogs, the dashboard layout for protected pages, and no layout for unknown paths', () => {
  expect(routes.filter(({ layout }) => layout === 'blog').map(({ path }) => path)).toEqual([
    '/blogs',
    '/blog/:slug',
  ]);
  for (const { path, access, layout } of routes) {
    // Buy Now needs a customer but has the shop's layout (ROUTE-01).
    if (access === 'guard' && path !== '/buynow') expect(layout, path).toBe('dashboard');
    if (access === 'public') expect(layout, path).not.toBe('dashboard');
    expect(layout, path).not.toBe('bare');
  }
  expect(matchRoute('/no-such-page')).toBeUndefined();
});

test.each([
  { layout: 'default', bottomBar: true, menu: false },
  { layout: 'dashboard', bottomBar: false, menu: true },
  { layout: 'blog', bottomBar: false, menu: false },
] as const)('@ROUTE-04 the $layout layout has its bars around the page', async (expected) => {
  renderShell(openApp(), { layout: expected.layout });
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  expect(await screen.findByText('Hotline')).toBeVisible();
  expect(document.getElementById('main')).toContainElement(
    screen.getByRole('heading', { level: 1 }),
  );
  const menu = () => screen.queryByRole('navigation', { name: 'My account' });
  const bottomBar = () => screen.queryByRole('navigation', { name: 'Main menu' });
  if (expected.menu) await screen.findByRole('navigation', { name: 'My account' });
  expect([bottomBar() !== null, menu() !== null]).toEqual([expected.bottomBar, expected.menu]);
});

test('@ROUTE-04 the bare layout shows only the page', () => {
  renderShell(openApp(), { layout: 'bare' });
  expect(document.getElementById('main')).toHaveTextContent(/^The page$/);
  expect(document.querySelector('header, footer, nav, aside')).toBeNull();
});

test.each([
  { path: '/checkout', back: 'Back to cart', href: '/cart' },
  { path: '/checkout?placed=7', back: 'Continue shopping', href: '/' },
  { path: '/buynow', back: 'Continue shopping', href: '/' },
])('$path has only the logo, the way back and the legal pages around it', async (expected) => {
  renderShell(openApp(), { path: expected.path });
  const header = within(await screen.findByRole('banner'));
  const footer = within(await screen.findByRole('contentinfo'));
  expect(header.getByText('Secure checkout')).toBeVisible();
  const [logo, back, ...others] = header.getAllByRole('link');
  expect(logo).toHaveAttribute('href', '/');
  expect(back).toHaveAccessibleName(expected.back);
  expect(back).toHaveAttribute('href', expected.href);
  expect(others).toEqual([]);
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/terms-and-conditions',
    '/privacy-policy',
    '/return-policy',
  ]);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('/buynow leads back to the product', async () => {
  const app = openApp();
  act(() => app.get(createCartStore).saveBuyNow({ shopId: 1, productId: 12 }));
  renderShell(app, { path: '/buynow' });
  const back = await screen.findByRole('link', { name: 'Back to product' });
  expect(back).toHaveAttribute('href', '/products/12/details');
});
