import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { listBlogs } from '../../../api/generated/content.ts';
import { fetchRouteQueries } from '../../../api/runtime/route-query.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { queries, Screen } from './blogs-route.ts';
import { toIsoDate } from '../../../lib/datetime/parse-server-date.ts';
import { fakeAdvancingTimers } from '../../../test/time.ts';
import { user } from '../../../test/user.ts';

const DAY_MS = 24 * 3_600_000;

// The mock's first response is slow.
beforeAll(async () => {
  await openApp().api.client.call(listBlogs);
});

const cards = () => screen.queryAllByRole('article');
const first = async () => (await screen.findAllByRole('article'))[0];

test('@CONT-03 lists posts with their details, each card one link', async () => {
  const app = openApp();
  const { blogs, total } = await app.api.client.call(listBlogs, { page: 1, per_page: 12 });
  renderApp(app, <Screen />, '/blogs');
  const card = await first();
  const [blog] = blogs;
  if (!card || !blog) throw new Error('Failed to find a post.');
  expect(total).toBeGreaterThan(12);
  expect(cards()).toHaveLength(12);
  const links = within(card).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/blog/${blog.slug}`]);
  expect(within(card).getByRole('heading', { level: 2, name: blog.title })).toBeVisible();
  expect(within(card).getByText(blog.category.name ?? '')).toBeVisible();
  // The backend cuts at 200 characters.
  expect(card).toHaveTextContent(`${blog.description.replace(/,?\s+\S*$/, '')}…`);
  expect(card).toHaveTextContent(`By ${blog.post_by.name.trim()} · ${blog.created_at}`);
  expect(card).toHaveTextContent(`${blog.total_views.toLocaleString('en')} views`);
  expect(document.title).toBe('Blog - Souk');
});

test('@CONT-03 marks posts of the last seven days as new', async () => {
  const app = openApp();
  const { blogs } = await app.api.client.call(listBlogs, { page: 1, per_page: 12 });
  const newest = Date.parse(`${toIsoDate(blogs[0]?.created_at ?? '')}T12:00:00Z`);
  fakeAdvancingTimers();
  vi.setSystemTime(newest);
  renderApp(app, <Screen />, '/blogs');
  await first();
  const isMarked = cards().map((card) => within(card).queryByText('New') !== null);
  expect(isMarked).toEqual(
    blogs.map(({ created_at }) => newest - Date.parse(toIsoDate(created_at) ?? '') < 7 * DAY_MS),
  );
  expect(isMarked[0]).toBe(true);
  expect(isMarked).toContain(false);
});

test('@CONT-03 shows HTML in an author’s name as plain text', async () => {
  const data = await openApp().api.client.call(listBlogs, { page: 1, per_page: 12 });
  const [blog] = data.blogs;
  if (!blog) throw new Error('Failed to find a post.');
  const blogs = [{ ...blog, post_by: { ...blog.post_by, name: 'Lina <b>Berg</b>' } }];
  const before = (path: string) =>
    Promise.resolve(
      path.startsWith('/api/blogs')
        ? Response.json({ message: 'blogs', data: { ...data, blogs } })
        : undefined,
    );
  renderApp(openApp({ before }), <Screen />, '/blogs');
  expect(await first()).toHaveTextContent('By Lina <b>Berg</b> · ');
});

test('@CONT-03 puts category and page in the URL; a category starts at page 1', async () => {
  const { visited } = renderApp(openApp(), <Screen />, '/blogs?page=2');
  await first();
  const chips = within(screen.getByRole('navigation', { name: 'Blog categories' }));
  expect(chips.getByRole('link', { current: 'page' })).toHaveTextContent('All posts');
  await user.click(chips.getByRole('link', { name: 'Kitchen & Table' }));
  expect(visited.at(-1)).toBe('/blogs?category=2');
  await waitFor(() => expect(document.title).toBe('Blog: Kitchen & Table - Souk'));
  expect(chips.getByRole('link', { current: 'page' })).toHaveTextContent('Kitchen & Table');
  await waitFor(() => {
    for (const card of cards()) expect(within(card).getByText('Kitchen & Table')).toBeVisible();
  });
});

test('@CONT-03 moves focus to the heading when the page changes', async () => {
  const { visited } = renderApp(openApp(), <Screen />, '/blogs');
  const before = (await first())?.textContent;
  const pages = screen.getByRole('navigation', { name: 'Blog pagination' });
  await user.click(within(pages).getByRole('link', { name: 'Next page' }));
  expect(visited.at(-1)).toBe('/blogs?page=2');
  expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toHaveFocus();
  await waitFor(async () => expect((await first())?.textContent).not.toBe(before));
});

test('prefetches exactly the queries of the screen', async () => {
  const search = new URLSearchParams('category=2');
  const fallback = await fetchRouteQueries(
    openApp().api.client,
    queries({}, search),
    (_, error) => {
      throw error;
    },
  );
  const app = openApp({ fallback });
  renderApp(app, <Screen />, '/blogs?category=2');
  expect(cards().length).toBeGreaterThan(1);
  await waitFor(() => expect(app.calls()).toContain('GET /api/master'));
  expect(app.calls().filter((call) => call.includes('/api/blogs'))).toEqual([]);
});

test.each([
  ['/blogs?category=999', 'No posts found', 'All posts'],
  ['/blogs?page=77', 'This page doesn’t exist.', 'Go to the first page'],
])(
  '@A11Y-01 shows an empty state with a link to other posts, which focuses the heading (%s)',
  async (path, title, name) => {
    renderApp(openApp(), <Screen />, path);
    expect(await screen.findByText(title)).toBeVisible();
    const main = within(screen.getByRole('main'));
    for (const link of main.getAllByRole('link', { name }))
      expect(link).toHaveAttribute('href', '/blogs');
    await user.click(main.getAllByRole('link', { name }).at(-1) ?? document.body);
    expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toHaveFocus();
    expect(await first()).toBeVisible();
  },
);

test.each(['page=-1', 'page=x&category=0', 'page=1e9', 'category=%00'])(
  'ignores invalid URL parameters (%s)',
  (text) => {
    const [query] = queries({}, new URLSearchParams(text));
    expect(query?.key[1]).toEqual({ page: 1, per_page: 12 });
  },
);

test.each([429, 500, 'drop', 'broken-json'])(
  'shows an error (%s) instead of another list’s posts and can retry',
  async (status) => {
    const app = openApp();
    renderApp(app, <Screen />, '/blogs');
    await first();
    await app.fail({ operation: 'listBlogs', status, times: 1 });
    await user.click(screen.getByRole('link', { name: 'Style & Care' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(cards()).toEqual([]);
    await user.click(again);
    await first();
  },
);
