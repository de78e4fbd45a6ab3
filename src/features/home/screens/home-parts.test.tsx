import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getHome } from '../../../api/generated/catalogue.ts';
import { getSettings } from '../../../api/generated/settings.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { stubIntersection } from '../../../test/stub-intersection.ts';
import { scrollSideways } from '../../../test/browser-events.ts';
import { FIRST_PAGE } from '../model/first-page.ts';
import { Screen } from './home-route.ts';
// Preloaded, so that no test waits for the chunk.
import '../components/home-sections.tsx';
import { overrideHomeResponse, section } from '../testing/home-page.ts';
import { user } from '../../../test/user.ts';

let prefersReducedMotion = false;
beforeEach(() => {
  prefersReducedMotion = false;
  // Missing in jsdom.
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('promises what the settings allow', async () => {
  const settings = await openApp().api.client.call(getSettings);
  const promises = async (changes: Partial<typeof settings>) => {
    const app = openApp({
      before: async (path) =>
        path.startsWith('/api/master')
          ? Response.json({ message: 'Master data', data: { ...settings, ...changes } })
          : undefined,
    });
    renderApp(app, <Screen />);
    const list = await screen.findByRole('list', { name: 'Why shop with us' });
    await waitFor(() => expect(app.calls()).toContain('GET /api/master'));
    return () =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
  };
  const all = await promises({ return_order_within_days: 30 });
  await waitFor(() =>
    expect(all()).toEqual([
      'The one who answers is the one who packs',
      'Pay by card or at the door',
      '30 days to change your mind',
      'Reviews by buyers only',
    ]),
  );
  cleanup();
  const few = await promises({ return_order_within_days: 0, cash_on_delivery: false });
  await waitFor(() => expect(few().slice(1, 3)).toEqual(['Secure payment', 'Easy returns']));
});

test('@HOME-01 shows banners as slides next to two advertisements', async () => {
  const app = openApp();
  const home = await app.api.client.call(getHome, FIRST_PAGE);
  renderApp(app, <Screen />);
  const hero = await section('Highlights');
  expect(hero.getAllByRole('listitem', { hidden: true })).toHaveLength(home.banners.length);
  for (const ad of home.ads) expect(screen.getByText(ad.title ?? '')).toBeVisible();
});

test('a banner is one link with its offer', async () => {
  const app = openApp();
  const home = await app.api.client.call(getHome, FIRST_PAGE);
  const [banner] = home.banners;
  const [ad] = home.ads;
  renderApp(app, <Screen />);
  const hero = await section('Highlights');
  // The others are inert.
  const [slide] = hero.getAllByRole('link');
  expect(slide).toHaveAttribute('href', banner?.url);
  expect(slide).toHaveTextContent(
    [banner?.eyebrow, banner?.title, banner?.subtitle, banner?.button].join(' '),
  );
  expect(screen.getByRole('link', { name: `${ad?.title} ${ad?.button}` })).toHaveAttribute(
    'href',
    ad?.url,
  );
});

test('a banner of the backend leads to the best deals, and one with an address to that site', async () => {
  const app = openApp();
  const { banners, ads } = await app.api.client.call(getHome, FIRST_PAGE);
  const plain = banners.slice(0, 1).map(({ id, title, thumbnail }) => ({ id, title, thumbnail }));
  overrideHomeResponse({
    banners: plain,
    ads: ads.map((ad) => ({ ...ad, url: 'https://tents.example/' })),
  });
  renderApp(app, <Screen />);
  const slide = (await section('Highlights')).getByRole('link');
  expect(slide).toHaveTextContent(`${plain[0]?.title} Shop now`);
  expect(slide).toHaveAttribute('href', '/best-deal');
  expect(screen.getByRole('link', { name: new RegExp(ads[0]?.title ?? '') })).toHaveAttribute(
    'href',
    'https://tents.example/',
  );
});

test('shows no product in two sections', async () => {
  const app = openApp();
  const home = await app.api.client.call(getHome, FIRST_PAGE);
  const [shared] = home.running_flash_sale?.products ?? [];
  const [popular] = home.popular_products;
  overrideHomeResponse({
    popular_products: [shared, ...home.popular_products],
    just_for_you: {
      ...home.just_for_you,
      products: [shared, popular, ...home.just_for_you.products],
    },
  });
  renderApp(app, <Screen />);
  const justForYou = await section('Just for you');
  const addresses = screen
    .getAllByRole('article')
    .map((card) => within(card).getAllByRole('link')[0]?.getAttribute('href'));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(
    justForYou.getByText(`Showing 10 of ${home.just_for_you.total - 2} products`),
  ).toBeVisible();
});

test('@HOME-01 offers more products when other sections show all of the first page', async () => {
  const app = openApp();
  const home = await app.api.client.call(getHome, FIRST_PAGE);
  const page = { popular_products: home.just_for_you.products };
  overrideHomeResponse(page);
  renderApp(app, <Screen />);
  const justForYou = await section('Just for you');
  expect(justForYou.queryByRole('article')).toBeNull();
  const later = home.just_for_you.products.map((product) => ({
    ...product,
    id: product.id + 9000,
  }));
  overrideHomeResponse({ ...page, just_for_you: { ...home.just_for_you, products: later } });
  await user.click(justForYou.getByRole('button', { name: 'Load more' }));
  expect(await justForYou.findAllByRole('article')).toHaveLength(10);
});

test('formats the number of products', async () => {
  const app = openApp();
  const { just_for_you: list } = await app.api.client.call(getHome, FIRST_PAGE);
  overrideHomeResponse({ just_for_you: { ...list, total: 1234 } });
  renderApp(app, <Screen />);
  const justForYou = await section('Just for you');
  expect(justForYou.getByText('Showing 10 of 1,234 products')).toBeVisible();
});

test('shows an index of all shops by name when its place comes near', async () => {
  const setIntersecting = stubIntersection();
  const app = openApp();
  renderApp(app, <Screen />);
  await section('Top-rated shops');
  expect(app.calls().filter((call) => call.includes('/api/shops'))).toEqual([]);
  setIntersecting(true);
  const row = await section('40 shops under one roof');
  const signs = row.getAllByRole('link');
  expect(signs).toHaveLength(40);
  expect(signs[0]).toHaveAttribute('href', expect.stringMatching(/^\/shops\/\d+$/));
  const names = signs.map((sign) => sign.textContent);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  expect(signs[0]).toHaveAccessibleName(names[0]);
});

test('@HOME-03 does not autoplay under reduced motion, and has nothing to pause', async () => {
  prefersReducedMotion = true;
  const setTimer = vi.spyOn(globalThis, 'setInterval');
  renderApp(openApp(), <Screen />);
  const hero = await section('Highlights');
  expect(setTimer.mock.calls.filter(([, delay]) => delay === 7000)).toEqual([]);
  expect(hero.getByRole('button', { name: 'Slide 2' })).toBeVisible();
  expect(hero.queryByRole('button', { name: 'Pause slideshow' })).toBeNull();
});

test('@HOME-03 moves the slides by keyboard and scrolling, and pauses them', async () => {
  renderApp(openApp(), <Screen />);
  const hero = await section('Highlights');
  const second = hero.getByRole('button', { name: 'Slide 2' });
  second.focus();
  await user.keyboard('{Enter}');
  expect(hero.getByRole('button', { name: 'Slide 2' })).toHaveAttribute('aria-current', 'true');
  const track = hero.getByRole('list');
  scrollSideways(track, 200, 100);
  expect(hero.getByRole('button', { name: 'Slide 3' })).toHaveAttribute('aria-current', 'true');
  await user.click(hero.getByRole('button', { name: 'Pause slideshow' }));
  expect(hero.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
});
