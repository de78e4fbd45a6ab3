import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatDeliveryDates } from '../../lib/datetime/format-delivery-dates.ts';
import { listOrders } from '../../api/generated/orders.ts';
import { getShop } from '../../api/generated/shops.ts';
import { fillCart } from '../../test/fill-cart.ts';
import { loadProduct } from '../../test/pick-product.ts';
import { currentUrl, openPage, openAppWith401Handling } from '../testing/open-page.tsx';
// Preloads lazy modules.
import '../../features/account/screens/profile-screen.tsx';
import '../../features/orders/screens/order-details-screen.tsx';
import '../../features/product/components/gallery/product-gallery.tsx';
import '../../features/product/components/product-below.tsx';
import '../../features/shops/screens/shop-screen.tsx';
import '../../features/chat/chat-sidebar.tsx';
import '../../ui/overlays/menu.tsx';
import '../shell/menus/account-menu.tsx';
import { user } from '../../test/user.ts';

async function openSignedIn(address: string) {
  const app = openAppWith401Handling();
  await app.signIn();
  await openPage(app, address);
  return app;
}

async function chatWith(name: string) {
  const [button] = await screen.findAllByRole('button', { name: `Chat with ${name}` });
  if (button) await user.click(button);
  expect(await screen.findByRole('dialog', { name: RegExp(name) })).toBeVisible();
}

test('@ROUTE-08 redirects /messages to /massages', async () => {
  await openSignedIn('/messages');
  await waitFor(() => expect(currentUrl()).toBe('/massages'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Messages');
});

test('@PROD-05 @MSG-11 a product page shows seller and delivery, and opens the chat', async () => {
  const app = await openSignedIn('/products/3/details');
  const { shop } = await loadProduct(app, 3);
  expect(await screen.findByRole('link', { name: /Visit shop/ })).toHaveAttribute(
    'href',
    `/shops/${shop.id}`,
  );
  await screen.findByRole('button', { name: 'Ask the shop a question' });
  const signs = screen.getAllByText('Sold by');
  expect(signs).toHaveLength(2);
  for (const sign of signs) expect(sign.parentElement).toHaveTextContent(shop.name);
  const main = within(screen.getByRole('main'));
  expect(await main.findByText(/^(?:Free delivery|Delivery)$/)).toHaveTextContent(/^Free|\$\d/);
  const days = formatDeliveryDates(shop.estimated_delivery_time, 'en');
  expect(
    (await main.findByText(days?.replaceAll(/\s/g, ' ') ?? '')).parentElement,
  ).toHaveTextContent('Get it');
  await chatWith(shop.name);
  await waitFor(() => expect(app.calls()).toContain('POST /api/store-message'));
});

test('@SHOP-01 @MSG-11 a shop page opens the chat', async () => {
  const app = await openSignedIn('/shops/3');
  const { shop } = await app.api.client.call(getShop, { id: 3 });
  await chatWith(shop.name);
  await waitFor(() => expect(app.calls()).toContain('POST /api/store-message'));
});

test('@SHOP-01 @WISH-02 asks a guest to log in before a chat, and sends nothing', async () => {
  const app = openAppWith401Handling();
  const { shop } = await app.api.client.call(getShop, { id: 3 });
  await openPage(app, '/shops/3');
  await user.click(await screen.findByRole('button', { name: `Chat with ${shop.name}` }));
  expect(await screen.findByRole('dialog', { name: 'Welcome!' })).toBeVisible();
  expect(app.calls()).not.toContain('POST /api/store-message');
});

test('@CART-06 @CART-12 each shop’s group in the cart has selection, name, rating, voucher row and chat', async () => {
  const app = openAppWith401Handling();
  await app.signIn();
  const { groups } = await fillCart(app, { shops: 2 });
  await openPage(app, '/cart');
  for (const { shop_name: name } of groups) {
    const group = within(await screen.findByRole('region', { name }));
    expect(group.getByRole('checkbox', { name })).toBeVisible();
    expect(group.getByText(/^Rated [\d.]+ out of 5/)).toBeInTheDocument();
    expect(group.getByRole('button', { name: 'Apply Store voucher' })).toBeVisible();
  }
  await chatWith(groups[0]?.shop_name ?? '');
});

test('@ORD-03 @MSG-11 an order page opens the chat with its shop', async () => {
  const app = openAppWith401Handling();
  await app.signIn();
  const { orders } = await app.api.client.call(listOrders, { page: 1, per_page: 1 });
  await openPage(app, `/order-history/${orders[0]?.id}`);
  const [button] = await screen.findAllByRole('button', { name: /^Chat with / });
  await chatWith(button?.textContent.replace('Chat with ', '') ?? '');
});

test('@SHELL-02 the navbar shows a guest logo, search, wishlist and cart with counts, and a login button', async () => {
  await openPage(openAppWith401Handling(), '/');
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('link', { name: /Souk/ })).toHaveAttribute('href', '/');
  expect(bar.getByRole('combobox', { name: 'Search products' })).toBeVisible();
  expect(bar.getByRole('link', { name: 'Wishlist, 0 items' })).toBeVisible();
  expect(bar.getByRole('button', { name: 'My Cart, 0 items' })).toBeVisible();
  expect(bar.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('@SHELL-02 @CART-12 the cart button counts lines, not quantities, and opens the cart and its chat', async () => {
  const app = openAppWith401Handling();
  await app.signIn();
  await fillCart(app, { shops: 2, quantity: 3 });
  await openPage(app, '/categories');
  await user.click(await screen.findByRole('button', { name: 'My Cart, 2 items' }));
  const cart = await screen.findByRole('dialog', { name: 'My Cart (2)' });
  const [chat] = await within(cart).findAllByRole('button', { name: /^Chat with / });
  if (chat) await user.click(chat);
  const name = chat?.getAttribute('aria-label')?.replace('Chat with ', '') ?? '';
  expect(await screen.findByRole('dialog', { name: RegExp(name) })).toBeVisible();
});

test('@AUTH-01 the login dialog has e-mail or phone, password and links to all other sign-in options', async () => {
  await openPage(openAppWith401Handling(), '/categories');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Welcome!' }));
  expect(dialog.getByLabelText(/^Email or phone number/)).toBeVisible();
  expect(dialog.getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
  for (const provider of ['Google', 'Facebook', 'Apple']) {
    expect(await dialog.findByRole('button', { name: `Continue with ${provider}` })).toBeVisible();
  }
  expect(dialog.getByRole('button', { name: /Forgot Password/ })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Sign Up' })).toBeVisible();
});

test('@SHELL-07 the account menu shows its links in order and the full name', async () => {
  await openSignedIn('/categories');
  await user.click(await screen.findByRole('button', { name: 'Account menu for Amira Haddad' }));
  await screen.findByRole('menuitem', { name: 'Log Out' });
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Dashboard',
    'Order History',
    'My Profile',
    'Change Password',
    'Log Out',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'My Profile' }));
  await waitFor(() => expect(currentUrl()).toBe('/profile'));
});

test.each([
  ['/categories', 'Categories - Souk'],
  ['/contact-us', 'Contact us - Souk'],
])('@ROUTE-06 the title of %s is "%s"', async (path, title) => {
  await openPage(openAppWith401Handling(), path);
  await waitFor(() => expect(document.title).toBe(title));
});

test('@ROUTE-06 the titles of product and shop pages are their names', async () => {
  const app = openAppWith401Handling();
  const { name } = await loadProduct(app, 3);
  await openPage(app, '/products/3/details');
  await waitFor(() => expect(document.title).toBe(`${name} - Souk`));
  cleanup();
  const { shop } = await app.api.client.call(getShop, { id: 3 });
  await openPage(app, '/shops/3');
  await waitFor(() => expect(document.title).toBe(`${shop.name} - Souk`));
});
