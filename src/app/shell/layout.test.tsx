import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../api/testing/open-app.tsx';
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
