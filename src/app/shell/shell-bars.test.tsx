import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createPreferences } from '../../features/settings/preferences-store.ts';
import { openApp } from '../../api/testing/open-app.tsx';
import { openShopWith, renderShell } from '../testing/render-shell.tsx';
import { user } from '../../test/user.ts';

const mainMenu = () => screen.findByRole('navigation', { name: 'Main menu' });

/** URLs, because the texts depend on the request's language. */
async function menuAddresses() {
  const links = await within(await mainMenu()).findAllByRole('link');
  return links.map((link) => link.getAttribute('href'));
}

describe('top bar', () => {
  test.each(['default', 'dashboard', 'blog'] as const)(
    '@SHELL-01 has seller link, hotline, currency and language in the %s layout',
    async (layout) => {
      renderShell(openApp(), { layout });
      const seller = within(screen.getByRole('banner')).findByRole('link', {
        name: 'Become a Seller',
      });
      expect(await seller).toHaveAttribute('href', '/shop/register');
      const hotline = await screen.findByRole('link', { name: /^Hotline/ });
      expect(hotline).toHaveTextContent('+971 4 555 0142');
      expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD');
      expect(screen.getByRole('combobox', { name: 'Language' })).toBeVisible();
    },
  );

  test('@SHELL-01 has no seller link in a single-vendor shop', async () => {
    renderShell(await openShopWith({ multi_vendor: false }));
    expect(await screen.findByRole('link', { name: /^Hotline/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Become a Seller' })).toBeNull();
  });

  test('@SHELL-01 is missing in the bare layout', () => {
    renderShell(openApp(), { layout: 'bare' });
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});

describe('main menu', () => {
  test('@SHELL-06 opens pages in the app, and other sites by plain links with their target', async () => {
    const entry = (id: number, name: string, url: string) =>
      ({ id, name, title: name, url, target: '_self', is_external: false }) as const;
    const { visited } = renderShell(
      await openShopWith({
        menus: [
          entry(1, 'Home', '/'),
          entry(2, 'Products', '/products'),
          { ...entry(3, 'Magazine', 'https://magazine.example/'), is_external: true },
          { ...entry(4, 'Help', 'https://help.example/'), is_external: true, target: '_blank' },
          { ...entry(5, 'Press', '/about-us'), name: null },
        ],
      }),
    );
    const menu = within(await mainMenu());
    expect((await menu.findAllByRole('link')).map((link) => link.textContent)).toEqual([
      'Home',
      'Products',
      'Magazine',
      'Help',
      'Press',
    ]);
    expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    const plain = menu.getByRole('link', { name: 'Magazine' });
    expect(plain).toHaveAttribute('href', 'https://magazine.example/');
    expect(plain).not.toHaveAttribute('target');
    const tab = menu.getByRole('link', { name: 'Help' });
    expect(tab).toHaveAttribute('target', '_blank');
    expect(tab).toHaveAttribute('rel', 'noopener');
    await user.click(menu.getByRole('link', { name: 'Products' }));
    expect(visited).toEqual(['/', '/products']);
  });

  test('@SHELL-06 omits entries whose screen does not exist', async () => {
    const { calls } = renderShell(openApp(), { has: (path) => path === '/' });
    expect(await menuAddresses()).toEqual(['/']);
    expect(screen.queryByRole('combobox', { name: 'Search products' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Wishlist/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Categories' })).toBeNull();
    expect(calls().filter((call) => /favorite|categories/.test(call))).toEqual([]);
  });

  test('@SHELL-06 omits the list of shops in a single-vendor shop', async () => {
    renderShell(await openShopWith({ multi_vendor: false }));
    const addresses = await menuAddresses();
    expect(addresses).toContain('/products');
    expect(addresses).not.toContain('/shops');
  });

  test.each(['dashboard', 'blog'] as const)('is missing in the %s layout', async (layout) => {
    renderShell(openApp(), { layout });
    expect(await screen.findByRole('contentinfo')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  });

  test('@SHELL-05 links to the app stores when the setting is on', async () => {
    renderShell(openApp());
    const button = await screen.findByRole('button', { name: 'Download our app' });
    await user.click(button);
    const store = await screen.findByRole('menuitem', { name: 'Google Play' });
    expect(store).toHaveAttribute('href', 'https://play.example/store/apps/souk');
    expect(screen.getByRole('menuitem', { name: 'App Store' })).toBeVisible();
  });

  test('@SHELL-05 does not mention the app when the setting is off', async () => {
    renderShell(await openShopWith({ show_download_app: false }));
    expect(await menuAddresses()).toContain('/');
    expect(screen.queryByRole('button', { name: 'Download our app' })).toBeNull();
  });
});

describe('search box', () => {
  test('@SHELL-03 searches on Enter and on its button, and keeps the text', async () => {
    const { visited, get } = renderShell(openApp());
    const box = screen.getByRole('combobox', { name: 'Search products' });
    await user.type(box, ' red lamp {Enter}');
    expect(visited.at(-1)).toBe('/products?search=red+lamp');
    expect(box).toHaveValue('red lamp');
    expect(get(createPreferences).getState().search).toBe('red lamp');

    await user.clear(box);
    await user.type(box, 'tent');
    await user.click(
      screen
        .getAllByRole('button', { name: 'Search' })
        .find((button) => box.closest('form')?.contains(button)) ?? box,
    );
    expect(visited.at(-1)).toBe('/products?search=tent');
  });

  test('@SHELL-03 keeps the text on other pages, and shows the search of product lists', () => {
    const app = openApp();
    app.get(createPreferences).setState({ search: 'kept' });
    renderShell(app, { path: '/about-us' });
    expect(screen.getByRole('combobox', { name: 'Search products' })).toHaveValue('kept');
    cleanup();
    renderShell(app, { path: '/digital-products?search=font&sort=new' });
    expect(screen.getByRole('combobox', { name: 'Search products' })).toHaveValue('font');
    const phoneField = screen.getByRole('button', { name: 'Search products: font' });
    expect(phoneField).toHaveTextContent('font');
    expect(app.get(createPreferences).getState().search).toBe('font');
  });
});
