import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { getProduct, listProducts, listRecentlyViewed } from '../../../api/generated/catalogue.ts';
import { getSettings } from '../../../api/generated/settings.ts';
import { fetchRouteQueries } from '../../../api/runtime/route-query.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { hasNoOptions, pickProduct, loadProduct } from '../../../test/pick-product.ts';
import { formatDeliveryDates } from '../../../lib/datetime/format-delivery-dates.ts';
import { createDialogs } from '../../dialogs/dialogs-store.ts';
import { renderApp } from '../../../test/render-app.tsx';
// Preload the lazy chunks, because loading them during a test is slow.
import '../components/product-rest.ts';
import '../components/product-below.tsx';
import { queries, Screen } from './product-route.ts';
import '../../reviews/reviews.tsx';
import { user } from '../../../test/user.ts';
import { mockLayout } from '../../../test/mock-layout.ts';

beforeEach(mockLayout);

afterEach(() => vi.restoreAllMocks());

function openProduct(app: OpenApp, id: number | string, search = '') {
  return renderApp(app, <Screen params={{ id: String(id) }} />, `/products/${id}/details${search}`);
}

async function findBuyBox(name: string) {
  const heading = await screen.findByText(name, { selector: 'h1' });
  return within(heading.closest('section') ?? heading);
}

/** The label in the shop's box, after the one in the buy box. */
async function findSellerSign() {
  await screen.findByRole('link', { name: 'Visit shop' });
  const signs = screen.getAllByText('Sold by');
  return signs.at(-1) ?? document.body;
}

const hasVariants = (card: { sizes: { price: number }[]; colors: unknown[] }) =>
  card.sizes.some(({ price }) => price > 0) && card.colors.length > 1;
const amountIn = (element: HTMLElement) => Number(element.textContent.replaceAll(/[^\d.]/g, ''));
const readPrices = (box: Awaited<ReturnType<typeof findBuyBox>>) => {
  const was = box.getByRole('deletion');
  const now = was.parentElement?.querySelector<HTMLElement>(':scope > bdi');
  return [now ? amountIn(now) : undefined, amountIn(was)];
};

test.each([
  ['no picture', 'image', 0],
  ['only a video', 'youtube', 1],
] as const)(
  '@PROD-01 with %s, the backend’s placeholder is not part of the gallery',
  async (_, type, count) => {
    const app = openApp();
    const real = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await real(input, init);
      if (!(input instanceof Request) || !input.url.includes('/product-details')) return response;
      const body = (await response.json()) as { data: { product: object } };
      const thumbnail = 'https://backend.example/default/default.jpg';
      const thumbnails = [
        ...(type === 'image'
          ? []
          : [
              {
                id: 1,
                thumbnail: null,
                url: '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
                type,
              },
            ]),
        { id: null, thumbnail, url: null, type: 'image' },
      ];
      return Response.json({
        ...body,
        data: { ...body.data, product: { ...body.data.product, thumbnails } },
      });
    });
    const card = await pickProduct(app, hasNoOptions);
    openProduct(app, card.id);
    await findBuyBox(card.name);
    const gallery = { name: `Images of ${card.name}` };
    if (count === 0) expect(screen.queryByRole('region', gallery)).toBeNull();
    else {
      const slides = within(await screen.findByRole('region', gallery)).getAllByRole('listitem');
      expect(slides).toHaveLength(count);
    }
    expect(document.querySelector('img[src*="default.jpg"]')).toBeNull();
  },
);

test('@PROD-02 @PROD-07 shows pictures, name, stock, seller, delivery, description and similar products', async () => {
  const app = openApp();
  const card = await pickProduct(
    app,
    (one) => hasNoOptions(one) && one.brand !== null && one.rating > 0,
  );
  const product = await loadProduct(app, card.id);
  openProduct(app, card.id);
  expect(await screen.findByRole('heading', { level: 1, name: card.name })).toBeVisible();
  expect(await screen.findByRole('img', { name: card.name })).toHaveAttribute('src');
  const box = await findBuyBox(card.name);
  expect(box.getByText(product.brand ?? '')).toBeVisible();
  expect(box.getByText(product.short_description ?? '')).toBeVisible();
  expect(box.getByText(`${product.total_sold.toLocaleString('en')} sold`)).toBeVisible();
  expect(box.getByRole('link', { name: /^Rated [\d.]+ out of 5, \d+ reviews?/ })).toBeVisible();
  expect(box.getByText(`${product.quantity} in stock`)).toBeVisible();
  expect((await findSellerSign()).parentElement).toHaveTextContent(product.shop.name);
  expect(await box.findByRole('button', { name: 'Ask the shop a question' })).toBeVisible();
  const days = formatDeliveryDates(product.shop.estimated_delivery_time, 'en');
  expect(
    (await box.findByText(days?.replaceAll(/\s/g, ' ') ?? '')).parentElement,
  ).toHaveTextContent('Get it');
  expect(
    await screen.findByRole('region', { name: 'About this product' }),
  ).not.toBeEmptyDOMElement();
  const similar = within(screen.getByRole('region', { name: 'Similar products' }));
  expect(similar.getAllByRole('article').length).toBeGreaterThan(0);
  const fromShop = within(screen.getByRole('region', { name: 'Popular products from this shop' }));
  expect(fromShop.getAllByRole('article').length).toBeGreaterThan(0);
});

test('@PROD-07 shows no product twice below the details', async () => {
  const app = openApp();
  const popularHeading = 'Popular products from this shop';
  const { products } = await app.api.client.call(listProducts, { per_page: 40 });
  let repeated = 0;
  for (const { id } of products) {
    const { related_products: related, popular_products: popular } = await app.api.client.call(
      getProduct,
      { product_id: id },
    );
    const similar = new Set(related.map((one) => one.id));
    const count = popular.filter((one) => similar.has(one.id)).length;
    if (count > 0 && count < popular.length) {
      repeated = id;
      break;
    }
  }
  openProduct(app, repeated);
  await screen.findByRole('region', { name: popularHeading });
  const urls = ['Similar products', popularHeading].flatMap((name) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('article')
      .map((card) => within(card).getAllByRole('link')[0]?.getAttribute('href')),
  );
  expect(urls).toEqual([...new Set(urls)]);
  expect(urls).not.toContain(`/products/${repeated}/details`);
});

test('@PROD-05 @WISH-02 names the shop beside the buttons, and opens a chat about the product', async () => {
  const app = openApp();
  const card = await pickProduct(app, hasNoOptions);
  const { shop } = await loadProduct(app, card.id);
  openProduct(app, card.id);
  const box = await findBuyBox(card.name);
  const ask = await box.findByRole('button', { name: 'Ask the shop a question' });
  const fact = within(ask.closest('li') ?? document.body);
  expect(fact.getByRole('link', { name: shop.name })).toHaveAttribute('href', `/shops/${shop.id}`);
  expect(fact.getByText(`Rated ${shop.rating.toFixed(1)} out of 5`)).toBeInTheDocument();

  const dialogs = app.get(createDialogs);
  await user.click(ask);
  expect(dialogs.getState()).toMatchObject({ login: true, chat: null });
  act(() => dialogs.closeDialog('login'));
  await app.signIn('new@souk.example');
  await user.click(ask);
  expect(dialogs.getState().chat).toMatchObject({ id: shop.id, productId: card.id });
});

test('@PROD-05 shows three best sellers of the shop beside its name', async () => {
  const app = openApp();
  const card = await pickProduct(app, hasNoOptions);
  const { popular_products: popular } = await app.api.client.call(getProduct, {
    product_id: card.id,
  });
  const three = popular.slice(0, 3);
  expect(three).toHaveLength(3);
  openProduct(app, card.id);
  const sign = await findSellerSign();
  const seller = within(sign.parentElement?.parentElement as HTMLElement);
  for (const { id, name } of three) {
    expect(seller.getByRole('link', { name })).toHaveAttribute('href', `/products/${id}/details`);
  }
});

test('@PROD-07 adds the product to the recently viewed products', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  const card = await pickProduct(app, hasNoOptions);
  openProduct(app, card.id);
  await screen.findByRole('region', { name: 'Similar products' });
  const { products } = await app.api.client.call(listRecentlyViewed);
  expect(products[0]?.id).toBe(card.id);
});

test('@PROD-06 prefetches the reviews when their tab is in the URL', async () => {
  const query = queries({ id: '3' }, new URLSearchParams('tab=reviews&reviews-page=2'));
  expect(query?.map(({ key }) => key)).toEqual([
    ['getProduct', { product_id: 3 }],
    ['listReviews', { product_id: 3, page: 2, per_page: 6 }],
  ]);
});

test('@PROD-06 stores the tab in the URL and preserves the selected options', async () => {
  const app = openApp();
  const card = await pickProduct(app, (one) => one.total_reviews > 0);
  const { visited } = openProduct(app, card.id, '?size=4');
  const tabs = within(await screen.findByRole('navigation', { name: /^Product information/ }));
  expect(tabs.getByRole('link', { name: 'About this product' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await user.click(tabs.getByRole('link', { name: /^Reviews/ }));
  expect(await screen.findByRole('region', { name: 'Ratings and reviews' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'About this product' })).toBeNull();
  expect(visited.at(-1)).toBe(`/products/${card.id}/details?size=4&tab=reviews`);
  await user.click(tabs.getByRole('link', { name: 'About this product' }));
  expect(await screen.findByRole('region', { name: 'About this product' })).toBeVisible();
  expect(visited.at(-1)).toBe(`/products/${card.id}/details?size=4`);
});

test('renders immediately from prefetched data, without a request', async () => {
  const { client } = openApp().api;
  const query = queries({ id: '3' }, new URLSearchParams());
  expect(query).toHaveLength(1);
  const fallback = await fetchRouteQueries(client, query ?? [], (_, error) => {
    throw error;
  });
  const app = openApp({ fallback });
  openProduct(app, 3);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(app.calls()).toContain('GET /api/master'));
  expect(app.calls().filter((call) => call.includes('/api/product-details'))).toEqual([]);
});

test.each(['abc', '0', undefined])('prefetches nothing for the invalid ID %s', (id) => {
  expect(queries(id === undefined ? {} : { id }, new URLSearchParams())).toBeNull();
});

test('hides the seller but shows the delivery details in a single-vendor shop', async () => {
  const app = openApp();
  const card = await pickProduct(app, hasNoOptions);
  await app.api.client.call(getSettings);
  const world = app.sent[0]?.headers.get('X-Mock-World');
  const response = await fetch(`${inject('mockUrl')}/__mock/worlds/${world}`, {
    method: 'PUT',
    body: JSON.stringify({ settings: { multi_vendor: false } }),
  });
  expect(response.ok).toBe(true);
  openProduct(app, card.id);
  // Multi-vendor is the default until the settings arrive.
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(card.name);
    expect(screen.queryByText('Sold by')).toBeNull();
  });
  expect(await screen.findByText(/^(?:Free delivery|Delivery)$/)).toHaveTextContent(/^Free|\$\d/);
  expect(screen.queryByRole('region', { name: 'Popular products from this shop' })).toBeNull();
});

test('@PROD-03 updates price and URL when size and colour change', async () => {
  const app = openApp();
  const card = await pickProduct(
    app,
    (one) => hasVariants(one) && one.discount_price > 0 && one.quantity > 0,
  );
  const { sizes, colors, price, discount_price: discounted } = await loadProduct(app, card.id);
  const size = sizes.findLast((one) => one.price > 0);
  const colour = colors.at(-1);
  if (!size || !colour)
    throw new Error(
      'Failed to choose options: the product details lack the card’s size or colour.',
    );
  const { visited } = openProduct(app, card.id);
  const box = await findBuyBox(card.name);
  const cost = (base: number, ...added: { price: number }[]) =>
    Number(added.reduce((sum, one) => sum + one.price, base).toFixed(2));

  const [firstColour] = colors;
  if (!firstColour) throw new Error('Failed to read the first colour.');
  expect(box.getByRole('radio', { name: firstColour.name })).toBeChecked();
  expect(readPrices(box)).toEqual([cost(discounted, firstColour), cost(price, firstColour)]);
  const saved = cost(price, firstColour) - cost(discounted, firstColour);
  expect(box.getByText(/^You save/)).toHaveTextContent(`$${saved.toFixed(2)}`);

  await user.click(box.getByRole('radio', { name: size.name }));
  await user.click(box.getByRole('radio', { name: colour.name }));
  expect(readPrices(box)).toEqual([cost(discounted, size, colour), cost(price, size, colour)]);
  const { searchParams } = new URL(visited.at(-1) ?? '', 'http://shop');
  expect(Object.fromEntries(searchParams)).toEqual({
    size: String(size.id),
    color: String(colour.id),
  });
});

test('@PROD-03 preselects the options in the URL and adds them to the regular price without a discount', async () => {
  const app = openApp();
  const card = await pickProduct(
    app,
    (one) => hasVariants(one) && one.discount_price === 0 && one.quantity > 0,
  );
  const { sizes, price, colors } = await loadProduct(app, card.id);
  const size = sizes.findLast((one) => one.price > 0);
  const [colour] = colors;
  if (!size || !colour)
    throw new Error(
      'Failed to choose options: the product details lack the card’s size or colour.',
    );
  openProduct(app, card.id, `?size=${size.id}`);
  const box = await findBuyBox(card.name);
  expect(box.getByRole('radio', { name: size.name })).toBeChecked();
  expect(box.queryByRole('deletion')).toBeNull();
  const total = (price + size.price + colour.price).toFixed(2);
  expect(box.getByText((text) => text.replaceAll(',', '').includes(total))).toBeVisible();
});

test.each(['99999999', 'abc', '0', '1e3'])('@PROD-08 shows the 404 page for ID %s', async (id) => {
  const app = openApp();
  openProduct(app, id);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
  const requests = app.calls().filter((call) => call.includes('/api/product-details'));
  expect(requests).toHaveLength(id === '99999999' ? 1 : 0);
});

test('@PROD-08 shows the 404 page for a product that R4 no longer sells', async () => {
  const app = openApp();
  await app.recreateWorld({ scenario: 'r4' });
  await app.performStaffAction({ action: 'withdraw-product', productId: 3 });
  openProduct(app, 3);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('loads the product when Try again is pressed after an error', async () => {
  const app = openApp();
  const card = await pickProduct(app, hasNoOptions);
  await app.fail({ operation: 'getProduct', status: 500, times: 1 });
  openProduct(app, card.id);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: card.name })).toBeVisible();
});
