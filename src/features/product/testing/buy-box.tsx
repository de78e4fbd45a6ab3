import { screen, within } from '@testing-library/react';
import { getCart } from '../../../api/generated/cart.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { loadProduct, pickProduct } from '../../../test/pick-product.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { user } from '../../../test/user.ts';
// Preload the lazy chunks, because loading them during a test is slow.
import '../components/product-rest.ts';
import '../components/cart-line-actions.tsx';
import '../components/cart-line-note.tsx';
import '../components/product-below.tsx';
import { Screen } from '../screens/product-screen.tsx';

export const isVariant = (card: { quantity: number; sizes: unknown[]; colors: unknown[] }) =>
  card.quantity > 5 && card.sizes.length > 1 && card.colors.length > 1;

export async function openBox(
  app: OpenApp,
  { id, name }: { id: number; name: string },
  search = '',
) {
  const rendered = renderApp(
    app,
    <Screen params={{ id: String(id) }} />,
    `/products/${id}/details${search}`,
  );
  const heading = await screen.findByText(name, { selector: 'h1' });
  // The parts beside the buttons load after the first action.
  await user.hover(heading);
  return { ...rendered, box: within(heading.closest('section') ?? heading) };
}

export async function openAsCustomer(isMatch: Parameters<typeof pickProduct>[1]) {
  const app = openApp();
  await app.signIn('new@souk.example');
  const card = await pickProduct(app, isMatch);
  return { app, card, product: await loadProduct(app, card.id) };
}

export const loadCartLines = async (app: OpenApp) => {
  const { cart_items: groups } = await app.api.client.call(getCart);
  return groups.flatMap(({ products }) => products);
};

export const setStock = (app: OpenApp, productId: number, stock: number) =>
  app.performStaffAction({ action: 'set-stock', productId, stock });
