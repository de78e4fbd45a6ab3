// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { getLegalPage } from '../../../api/generated/content.ts';
import { fetchRouteQueries } from '../../../api/runtime/route-query.ts';
import { openShop, renderApp } from '../../../test/render-app.tsx';
import { about, page, privacy, returns, terms } from './policy-screens.tsx';

beforeAll(async () => {
  await openShop().api.client.call(getLegalPage, { slug: 'about-us' });
});

test.each([
  ['/terms-and-conditions', terms, {}, 'Terms & Conditions', 'Who you deal with'],
  ['/privacy-policy', privacy, {}, 'Privacy Policy', undefined],
  ['/return-policy', returns, {}, 'Return & Refund Policy', undefined],
  ['/about-us', about, {}, 'About Us', undefined],
  ['/page/our-story', page, { slug: 'our-story' }, 'Our story', undefined],
] as const)(
  '@CONT-01 %s shows its title and text',
  async (path, { Screen }, params, title, part) => {
    renderApp(openShop(), <Screen params={params} />, path);
    const heading = await screen.findByRole('heading', { level: 1, name: new RegExp(title, 'i') });
    expect(document.title).toBe(`${heading.textContent} - Souk`);
    expect(screen.getByRole('main').textContent.length).toBeGreaterThan(300);
    if (part) expect(screen.getByRole('heading', { level: 2, name: part })).toBeVisible();
  },
);

test('@CONT-01 the text is cleaned', async () => {
  const content = {
    title: 'Rules',
    description: '<p onclick="run()">Fine</p><iframe src="//evil.example"></iframe>',
  };
  const before = async (path: string) =>
    Promise.resolve(
      path.startsWith('/api/legal-pages')
        ? Response.json({ message: 'Legal Page', data: { content } })
        : undefined,
    );
  renderApp(openShop({ before }), <page.Screen params={{ slug: 'rules' }} />);
  expect(await screen.findByText('Fine')).not.toHaveAttribute('onclick');
  expect(document.querySelector('iframe')).toBeNull();
});

test('a page without a text says so', async () => {
  const before = async (path: string) =>
    Promise.resolve(
      path.startsWith('/api/legal-pages')
        ? Response.json({
            message: 'Legal Page',
            data: { content: { title: 'Empty', description: null } },
          })
        : undefined,
    );
  renderApp(openShop({ before }), <page.Screen params={{ slug: 'empty' }} />);
  expect(await screen.findByText('The shop has not written this page yet.')).toBeVisible();
});

test('@CONT-01 @PROD-08 an unknown slug is not found', async () => {
  renderApp(openShop(), <page.Screen params={{ slug: 'nope' }} />, '/page/nope');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

test('a long text has contents whose ways lead to its headings', async () => {
  renderApp(openShop(), <terms.Screen params={{}} />, '/terms-and-conditions');
  const [wide, narrow] = await screen.findAllByRole('navigation', { name: 'On this page' });
  if (!wide || !narrow) throw new Error('Failed to look at the contents: there are none.');
  const ways = within(wide).getAllByRole<HTMLAnchorElement>('link');
  expect(ways.map(({ textContent }) => textContent)).toEqual(
    screen
      .getAllByRole('heading')
      .slice(1)
      .map(({ textContent }) => textContent),
  );
  for (const way of ways) {
    const heading = document.getElementById(decodeURIComponent(way.hash.slice(1)));
    expect(heading).toHaveTextContent(way.textContent);
    expect(heading).toHaveAttribute('tabindex', '-1');
  }
  expect(within(narrow).getAllByRole('link', { hidden: true })).toHaveLength(ways.length);
});

test('links in a text open the shop’s own pages in the app', async () => {
  const { visited } = renderApp(openShop(), <terms.Screen params={{}} />, '/terms-and-conditions');
  fireEvent.click(await screen.findByRole('link', { name: 'Return & Refund Policy' }));
  expect(visited.at(-1)).toBe('/return-policy');
});

test.each([terms, privacy, returns, about])(
  'what is asked ahead is exactly what the screen asks, %#',
  async ({ Screen, queries }) => {
    const fallback = await fetchRouteQueries(openShop().api.client, queries({}), (_, error) => {
      throw error;
    });
    const app = openShop({ fallback });
    renderApp(app, <Screen params={{}} />);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(app.calls()).toContain('GET /api/master'));
    expect(app.calls().filter((call) => call.includes('legal'))).toEqual([]);
  },
);

test.each([429, 500, 'drop', 'broken-json'])(
  'a failure (%s) says so and can be tried again',
  async (status) => {
    const app = openShop();
    await app.fail({ operation: 'getLegalPage', status, times: 1 });
    renderApp(app, <about.Screen params={{}} />, '/about-us');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /about/i })).toBeVisible();
  },
);
