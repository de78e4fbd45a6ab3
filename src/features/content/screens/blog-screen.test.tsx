import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { getBlog } from '../../../api/generated/content.ts';
import { fetchRouteQueries } from '../../../api/runtime/route-query.ts';
import { RouteContext } from '../../../lib/router/route-context.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { queries, Screen } from './blog-route.ts';
import { user } from '../../../test/user.ts';

const SLUG = 'coffee-at-home-without-the-fuss';
const loadBlog = () => openApp().api.client.call(getBlog, { slugOrId: SLUG });
let data: Awaited<ReturnType<typeof loadBlog>>;
beforeAll(async () => {
  data = await loadBlog();
});

async function open(app = openApp(), slug = SLUG) {
  const shown = renderApp(app, <Screen params={{ slug }} />, `/blog/${slug}`);
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

function openWith(change: Partial<typeof data>) {
  const before = async (path: string) =>
    Promise.resolve(
      path.startsWith('/api/blog/')
        ? Response.json({ message: 'blog details', data: { ...data, ...change } })
        : undefined,
    );
  return open(openApp({ before }));
}

test('@CONT-03 shows author, date, views, text and keywords', async () => {
  await open();
  const { blog } = data;
  const article = within(screen.getByText('Salma Idris').closest('article') ?? document.body);
  // The post may have another direction than the page.
  const title = article.getByRole('heading', { level: 1, name: blog.title });
  const header = title.closest<HTMLElement>('[dir=auto]');
  if (!header) throw new Error('The title is in no element with a direction of its own.');
  // Only the title decides on it.
  for (const text of ['Salma Idris', blog.category.name ?? '-']) {
    expect(within(header).getByText(text).closest('bdi')).not.toBeNull();
  }
  expect(article.getByText(blog.created_at)).toBeVisible();
  expect(article.getByText(/^3,5\d\d views$/)).toBeVisible();
  expect(article.getByRole('heading', { level: 2, name: 'The stove-top pot' })).toBeVisible();
  expect(article.getByRole('table', { name: 'What each of them asks of you' })).toBeVisible();
  const keywords = within(article.getByRole('region', { name: 'Tags' }));
  expect(keywords.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    blog.tags.map(({ name }) => `#${name}`),
  );
});

test('@CONT-03 sanitizes the text', async () => {
  const description =
    '<p>Good</p><script>run()</script><img src=x onerror=run()><p style="position:fixed">end</p>';
  await openWith({ blog: { ...data.blog, description } });
  expect(screen.getByText('Good')).toBeVisible();
  expect(
    document.querySelector('main script:not([type]), main [onerror], main p[style]'),
  ).toBeNull();
});

test('links back by breadcrumb and category', async () => {
  await open();
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/blogs',
  ]);
  const [category] = screen.getAllByRole('link', { name: data.blog.category.name ?? '' });
  expect(category).toHaveAttribute('href', `/blogs?category=${data.blog.category.id}`);
});

test('@CONT-03 shares the absolute URL', async () => {
  await open();
  const share = within(screen.getByRole('region', { name: 'Share this post' }));
  const url = encodeURIComponent(`${location.origin}/blog/${SLUG}`);
  const links = share.getAllByRole('link');
  expect(share.getAllByRole('listitem')[0]).toHaveTextContent('Copy link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Facebook',
    'LinkedIn',
    'X',
    'Pinterest',
    'Reddit',
    'WhatsApp',
  ]);
  for (const link of links) {
    expect(link.getAttribute('href')).toContain(url);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce();
  writeText.mockRejectedValueOnce(new Error('no'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await user.click(share.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/blog/${SLUG}`);
  await user.click(share.getByRole('button', { name: 'Copy link' }));
  expect(
    await screen.findByText('We couldn’t copy the link. Copy it from the address bar.'),
  ).toBeVisible();
});

test('@CONT-03 shows popular posts without itself, related posts and related products', async () => {
  expect(data.popular_blogs.map(({ slug }) => slug)).toContain(SLUG);
  await open();
  const names = (region: HTMLElement) =>
    within(region)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(names(screen.getByRole('complementary', { name: 'Popular posts' }))).toEqual(
    data.popular_blogs.map(({ title }) => title).filter((title) => title !== data.blog.title),
  );
  expect(names(screen.getByRole('region', { name: 'Related posts' }))).toEqual(
    data.related_blogs.map(({ title }) => title),
  );
  const products = screen.getByRole('region', { name: 'Related products' });
  expect(names(products)).toEqual(data.related_products.map(({ name }) => name));
  expect(within(products).getByRole('link', { name: 'View all' })).toHaveAttribute(
    'href',
    '/products',
  );
});

test('omits empty sections', async () => {
  const has = (path: string) => path !== '/products';
  const blog = {
    ...data.blog,
    tags: [],
    category: { id: null, name: null },
    description: '<p>Short</p>',
  };
  await openWith({ blog, related_blogs: [], related_products: [] });
  expect(screen.queryByRole('region', { name: /Related/ })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  renderApp(
    openApp(),
    <RouteContext value={{ has, prefetch: () => undefined }}>
      <Screen params={{ slug: SLUG }} />
    </RouteContext>,
  );
  await screen.findByRole('region', { name: 'Related products' });
  expect(screen.queryByRole('link', { name: 'View all' })).toBeNull();
});

test('@ROUTE-06 sets the page title', async () => {
  await open();
  expect(document.title).toBe(`${data.blog.title} - Souk`);
});

test('prefetches exactly the queries of the screen', async () => {
  const fallback = await fetchRouteQueries(
    openApp().api.client,
    queries({ slug: SLUG }),
    (_, error) => {
      throw error;
    },
  );
  const app = openApp({ fallback });
  await open(app);
  await waitFor(() => expect(app.calls()).toContain('GET /api/master'));
  expect(app.calls().filter((call) => call.includes('/api/blog/'))).toEqual([]);
});

test('@PROD-08 shows "not found" for a missing post, also for a 404 response', async () => {
  await open(openApp(), 'nope');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
});

test.each([429, 500, 'drop', 'broken-json'])(
  'shows an error (%s) and can retry',
  async (status) => {
    const app = openApp();
    await app.fail({ operation: 'getBlog', status, times: 1 });
    renderApp(app, <Screen params={{ slug: SLUG }} />, `/blog/${SLUG}`);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: data.blog.title })).toBeVisible();
  },
);
