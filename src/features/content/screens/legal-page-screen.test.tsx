import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { getLegalPage } from '../../../api/generated/content.ts';
import { fetchRouteQueries } from '../../../api/runtime/route-query.ts';
import { matchRoute } from '../../../app/match-route.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { stubIntersection } from '../../../test/stub-intersection.ts';
import { queries, Screen } from './legal-page-route.ts';
import { user } from '../../../test/user.ts';

beforeAll(async () => {
  await openApp().api.client.call(getLegalPage, { slug: 'about-us' });
});

test.each([
  ['/terms-and-conditions', 'Terms & Conditions', 'Who you deal with'],
  ['/privacy-policy', 'Privacy Policy', undefined],
  ['/return-policy', 'Return & Refund Policy', undefined],
  ['/about-us', 'About us', undefined],
  ['/page/our-story', 'Our story', undefined],
])('@CONT-01 shows title and text of %s', async (path, title, part) => {
  const params = matchRoute(path)?.params ?? {};
  renderApp(openApp(), <Screen params={params} />, path);
  const heading = await screen.findByRole('heading', { level: 1, name: new RegExp(title, 'i') });
  expect(document.title).toBe(`${heading.textContent} - Souk`);
  expect(screen.getByRole('main').textContent.length).toBeGreaterThan(300);
  if (part) expect(screen.getByRole('heading', { level: 2, name: part })).toBeVisible();
});

test('@CONT-01 sanitizes the text', async () => {
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
  renderApp(openApp({ before }), <Screen params={{ slug: 'rules' }} />);
  expect(await screen.findByText('Fine')).not.toHaveAttribute('onclick');
  expect(document.querySelector('iframe')).toBeNull();
});

test('shows a message for a page without text', async () => {
  const before = async (path: string) =>
    Promise.resolve(
      path.startsWith('/api/legal-pages')
        ? Response.json({
            message: 'Legal Page',
            data: { content: { title: 'Empty', description: null } },
          })
        : undefined,
    );
  renderApp(openApp({ before }), <Screen params={{ slug: 'empty' }} />);
  expect(await screen.findByText('This page has no content yet.')).toBeVisible();
});

test('@CONT-01 @PROD-08 shows "not found" for an unknown slug', async () => {
  renderApp(openApp(), <Screen params={{ slug: 'nope' }} />, '/page/nope');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('shows a table of contents for a long text', async () => {
  renderApp(
    openApp(),
    <Screen params={{ slug: 'terms-and-conditions' }} />,
    '/terms-and-conditions',
  );
  const [wide, narrow] = await screen.findAllByRole('navigation', { name: 'On this page' });
  if (!wide || !narrow) throw new Error('Failed to find the table of contents.');
  const links = within(wide).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(
    within(screen.getByRole('article'))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  );
  for (const link of links) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    expect(heading).toHaveTextContent(link.textContent);
    expect(heading).toHaveAttribute('tabindex', '-1');
  }
  expect(within(narrow).getAllByRole('link', { hidden: true })).toHaveLength(links.length);
});

test('opens links to the shop’s own pages in the app', async () => {
  const { visited } = renderApp(
    openApp(),
    <Screen params={{ slug: 'terms-and-conditions' }} />,
    '/terms-and-conditions',
  );
  const [inText] = await screen.findAllByRole('link', { name: 'Return & Refund Policy' });
  if (!inText) throw new Error('Failed to find the link.');
  await user.click(inText);
  expect(visited.at(-1)).toBe('/return-policy');
});

test('ends with ways to contact the shop and with the other policies', async () => {
  renderApp(openApp(), <Screen params={{ slug: 'privacy-policy' }} />, '/privacy-policy');
  const help = within(await screen.findByRole('region', { name: 'Still need help?' }));
  expect(help.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  expect(help.getByRole('link', { name: 'Terms & Conditions' })).toBeVisible();
  expect(help.queryByRole('link', { name: 'Privacy Policy' })).toBeNull();
});

test('the page about the shop ends with an index of all shops', async () => {
  stubIntersection()(true);
  renderApp(openApp(), <Screen params={{ slug: 'about-us' }} />, '/about-us');
  const index = within(await screen.findByRole('region', { name: 'Our 40 shops' }));
  expect(index.getAllByRole('link')).toHaveLength(40);
});

test('prefetches exactly the queries of the screen', async () => {
  const params = { slug: 'about-us' };
  const fallback = await fetchRouteQueries(openApp().api.client, queries(params), (_, error) => {
    throw error;
  });
  const app = openApp({ fallback });
  renderApp(app, <Screen params={params} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(app.calls()).toContain('GET /api/master'));
  expect(app.calls().filter((call) => call.includes('legal'))).toEqual([]);
});

test.each([429, 500, 'drop', 'broken-json'])(
  'shows an error (%s) and can retry',
  async (status) => {
    const app = openApp();
    await app.fail({ operation: 'getLegalPage', status, times: 1 });
    renderApp(app, <Screen params={{ slug: 'about-us' }} />, '/about-us');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /about/i })).toBeVisible();
  },
);
