import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listReviews } from '../../api/generated/catalogue.ts';
import { listShops } from '../../api/generated/shops.ts';
import { fetchRouteQueries } from '../../api/runtime/route-query.ts';
import { openApp } from '../../api/testing/open-app.tsx';
import { renderApp } from '../../test/render-app.tsx';
import { reviewsQuery } from './reviews-query.ts';
import { Reviews } from './reviews.tsx';
import { pickProduct } from '../../test/pick-product.ts';
import { user } from '../../test/user.ts';

const scrollIntoView = vi.fn<() => void>();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
});

const isReviewed = (one: { total_reviews: number; rating: number }) =>
  one.total_reviews > 12 && !Number.isInteger(one.rating);
const items = () =>
  within(screen.getAllByRole('list')[1] ?? document.body).getAllByRole('listitem');

async function openReviews(search = '') {
  const app = openApp();
  const { id } = await pickProduct(app, isReviewed);
  const rendered = renderApp(
    app,
    <Reviews subject={{ product_id: id }} />,
    `/products/${id}/details${search}`,
  );
  const page = await app.api.client.call(listReviews, { product_id: id, page: 1, per_page: 6 });
  return { ...rendered, id, page: page };
}

test('@PROD-06 shows the average and the percentages of five to one stars', async () => {
  const { page } = await openReviews();
  const summary = page.average_rating_percentage;
  if (!summary) throw new Error('Failed to read the review summary of the product.');
  const stars = within(await screen.findByRole('list', { name: 'Reviews by rating' }));
  expect(stars.getAllByText(/^\d stars?: /).map(({ textContent }) => textContent)).toEqual(
    ([5, 4, 3, 2, 1] as const).map(
      (star) => `${star} star${star === 1 ? '' : 's'}: ${Math.round(summary.percentages[star])}%`,
    ),
  );
  expect(screen.getByText(`Rated ${summary.rating.toFixed(1)} out of 5`)).toBeInTheDocument();
  expect(screen.getByText(`${summary.total_review} reviews`)).toBeVisible();
});

test('filters reviews by the stars of a bar, in the URL, and shows all again', async () => {
  const { page, visited, id } = await openReviews('?reviews-page=2');
  const { counts } = page.average_rating_percentage ?? {};
  if (!counts) throw new Error('Failed to read the number of reviews per star.');
  const bars = within(await screen.findByRole('list', { name: 'Reviews by rating' }));
  const links = ([5, 4, 3, 2, 1] as const).filter((star) => counts[star] > 0);
  expect(bars.getAllByRole('link')).toHaveLength(links.length);
  await user.click(bars.getByRole('link', { name: /^5 stars/ }));
  expect(visited.at(-1)).toBe(`/products/${id}/details?reviews-stars=5`);
  const link = await screen.findByRole('link', { name: 'Show all reviews' });
  // The earlier reviews stay until then.
  await waitFor(() => expect(link.parentElement).toHaveTextContent(`${counts[5]} reviews`));
  expect(items()).toHaveLength(Math.min(counts[5], 6));
  for (const item of items())
    expect(within(item).getByText('Rated 5.0 out of 5')).toBeInTheDocument();
  expect(bars.getByRole('link', { current: true })).toHaveTextContent('5 stars');
  await user.click(link);
  expect(visited.at(-1)).toBe(`/products/${id}/details`);
  await waitFor(() => expect(link).not.toBeInTheDocument());
});

test('has no links in the bars if the backend can’t filter by stars', async () => {
  const app = openApp();
  await app.recreateWorld({ scenario: 'r2' });
  const { id } = await pickProduct(app, isReviewed);
  renderApp(app, <Reviews subject={{ product_id: id }} />, '/?reviews-stars=5');
  const bars = within(await screen.findByRole('list', { name: 'Reviews by rating' }));
  expect(bars.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Show all reviews' })).toBeNull();
});

test('@PROD-06 @LANG-05 lists name, stars, date as sent, and text of six reviews per page', async () => {
  const { page } = await openReviews();
  await screen.findByRole('list', { name: 'Reviews by rating' });
  expect(items()).toHaveLength(6);
  const [first] = page.reviews;
  if (!first) throw new Error('Failed to read the first review.');
  const shown = within(items()[0] ?? document.body);
  expect(shown.getByText(first.customer_name)).toHaveAttribute('dir', 'auto');
  expect(shown.getByText(first.description)).toHaveAttribute('dir', 'auto');
  const day = shown.getByText(first.created_at);
  expect(day.parentElement).toHaveAttribute('datetime', expect.stringMatching(/^2026-\d\d-\d\d$/));
  expect(shown.getByText(`Rated ${first.rating.toFixed(1)} out of 5`)).toBeInTheDocument();
});

test('@PROD-06 keeps the page in the URL next to other parameters and scrolls to the start', async () => {
  const { visited, id } = await openReviews('?tab=reviews&size=2');
  const secondPageLink = await screen.findByRole('link', { name: /^Page\s*2$/ });
  const first = items()[0]?.textContent;
  await user.click(secondPageLink);
  await waitFor(() => expect(items()[0]?.textContent).not.toBe(first));
  expect(visited.at(-1)).toBe(`/products/${id}/details?tab=reviews&size=2&reviews-page=2`);
  expect(screen.getByRole('region', { name: 'Ratings and reviews' })).toHaveFocus();
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test('@PROD-06 links to the first page from a page past the end', async () => {
  const { delayRequests } = await openReviews('?reviews-page=99');
  const link = await screen.findByRole('link', { name: 'Go to the first page' });
  const release = delayRequests('/api/reviews');
  await user.click(link);
  expect(link).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Ratings and reviews' })).toHaveFocus();
  release();
  await waitFor(() => expect(items()).toHaveLength(6));
});

test('@PROD-06 shows an empty message that explains who can review', async () => {
  const app = openApp();
  const { id } = await pickProduct(app, (one) => one.total_reviews === 0);
  renderApp(app, <Reviews subject={{ product_id: id }} />);
  expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeVisible();
  expect(screen.getByText(/^Only people who bought this/)).toBeVisible();
});

test('shows five reviews per page for a shop', async () => {
  const app = openApp();
  const { shops } = await app.api.client.call(listShops, { page: 1, per_page: 1 });
  renderApp(app, <Reviews subject={{ shop_id: shops[0]?.id ?? 0 }} />);
  await screen.findByRole('list', { name: 'Reviews by rating' });
  expect(items()).toHaveLength(5);
});

test('shows an error with a retry', async () => {
  const app = openApp();
  const { id } = await pickProduct(app, isReviewed);
  await app.fail({ operation: 'listReviews', status: 500, times: 1 });
  renderApp(app, <Reviews subject={{ product_id: id }} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Reviews by rating' })).toBeVisible();
});

test('renders from the prefetched query without a request', async () => {
  const seed = openApp();
  const { id } = await pickProduct(seed, isReviewed);
  const query = reviewsQuery({ product_id: id }, new URLSearchParams('reviews-page=2'));
  const fallback = await fetchRouteQueries(seed.api.client, [query], (_, error) => {
    throw error;
  });
  const app = openApp({ fallback });
  renderApp(app, <Reviews subject={{ product_id: id }} />, '/?reviews-page=2');
  expect(items().length).toBeGreaterThan(0);
  expect(app.calls().filter((call) => call.includes('/api/reviews'))).toEqual([]);
});
