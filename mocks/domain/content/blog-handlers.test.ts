import { describe, expect, it } from 'vitest';
import { sharedBase } from '../seed/shared-base.ts';
import { openShop } from '../testing/open-shop.ts';

const shop = openShop();
const { blogs, blogCategories } = sharedBase(1).content;
const newestFirst = blogs.toReversed();

function findPost(fits: (blog: (typeof blogs)[number]) => boolean) {
  const found = blogs.find(fits);
  if (!found) throw new Error('Failed to pick a post: none matches. Check the fixtures.');
  return found;
}

describe('GET /blogs', () => {
  const list = async (query = '', language = 'en') => {
    const visitor = shop.enter().visitor.withHeaders({ 'Accept-Language': language });
    const { status, body } = await visitor.get<'BlogsResponse'>(`/api/blogs${query}`);
    expect([status, body.message]).toEqual([200, 'all blog posts']);
    return body.data;
  };

  it('@API-04 lists posts newest first with all categories', async () => {
    const { total, blogs: posts, categories } = await list('?page=1&per_page=12');
    expect([total, posts.length]).toEqual([24, 12]);
    expect(posts.map(({ id }) => id)).toEqual(newestFirst.slice(0, 12).map(({ id }) => id));
    expect(categories).toEqual(blogCategories);
    expect((await list('?page=3')).blogs).toHaveLength(24);
    expect((await list('?page=3&per_page=12')).blogs).toEqual([]);
  });

  it('@API-04 returns a card in the backend’s format', async () => {
    const [newest] = newestFirst;
    const { blogs: posts } = await list();
    expect(posts[0]).toEqual({
      id: newest?.id,
      title: 'Coffee at home without the fuss',
      slug: 'coffee-at-home-without-the-fuss',
      category: { id: 2, name: 'Kitchen & Table' },
      post_by: {
        name: 'Salma Idris',
        profile_photo: `${shop.origin}/media/profile-12-200.webp`,
      },
      thumbnail: `${shop.origin}/media/still-moka-pot-rose-800.webp`,
      total_views: newest?.views,
      description: expect.stringMatching(/^There are three honest ways.{173}$/) as string,
      created_at: '20 Nov, 2026',
      is_new: true,
    });
    expect(posts.every(({ description }) => description.length === 200)).toBe(true);
    expect(posts.every(({ description }) => !/[<>]|&[a-z]+;/.test(description))).toBe(true);
  });

  it('@API-04 always marks posts as new, and appends a space to a single first name', async () => {
    const { blogs: posts } = await list();
    expect(posts.every(({ is_new }) => is_new)).toBe(true);
    const first = posts.filter(({ post_by: { name } }) => name.startsWith('Rashid'));
    expect(first.length).toBeGreaterThan(0);
    expect(first.every(({ post_by: { name } }) => name === 'Rashid ')).toBe(true);
  });

  it('@API-04 filters by category, and returns no posts for an unknown one', async () => {
    const { total, blogs: posts, categories } = await list('?category_id=5');
    expect(posts.map(({ id }) => id)).toEqual(
      newestFirst.filter(({ categoryId }) => categoryId === 5).map(({ id }) => id),
    );
    expect([total, categories.length]).toEqual([4, 5]);
    expect(await list('?category_id=9')).toMatchObject({ total: 0, blogs: [] });
  });

  it('@API-04 returns English regardless of the requested language', async () => {
    expect(await list('', 'ar')).toEqual(await list('', 'en'));
  });
});

describe('GET /blog/{slugOrId}/details', () => {
  const read = async (name: string | number, headers: Record<string, string> = {}) => {
    const visitor = shop.enter().visitor.withHeaders(headers);
    const { status, body } = await visitor.get<'BlogResponse'>(`/api/blog/${name}/details`);
    expect([status, body.message]).toEqual([200, 'blog details']);
    return body.data;
  };

  it('@API-04 returns a post by slug or id, with related and popular posts', async () => {
    const subject = findPost(({ slug }) => slug === 'one-knife-kept-sharp');
    const data = await read(subject.slug);
    expect(data.blog).toMatchObject({
      id: subject.id,
      description: subject.html,
      tags: subject.tags,
      total_views: subject.views + 1,
      created_at: '09 Nov, 2026',
    });
    expect(data.related_blogs.map(({ category, id }) => [category.id, id === subject.id])).toEqual(
      Array.from({ length: 4 }, () => [2, false]),
    );
    const views = data.popular_blogs.map(({ total_views }) => total_views);
    expect(views).toEqual(
      blogs
        .map((blog) => blog.views)
        .toSorted((one, other) => other - one)
        .slice(0, 5),
    );
    expect(data.related_products).toHaveLength(5);
    expect(await read(subject.id)).toEqual(data);
  });

  it('@API-04 returns absolute picture URLs', async () => {
    const { blog } = await read(findPost(({ html }) => html.includes('<img')).slug);
    expect(blog.description).toContain(`<img src="${shop.origin}/media/`);
    expect(blog.description).not.toContain('src="/media/');
  });

  it('@API-04 counts one view per network address', async () => {
    const { visitor } = shop.enter();
    const subject = findPost(({ id }) => id === 7);
    const views = async (address: string) => {
      const from = visitor.withHeaders({ 'X-Forwarded-For': address });
      const { body } = await from.get<'BlogResponse'>('/api/blog/7/details');
      return body.data.blog.total_views - subject.views;
    };
    expect(await views('203.0.113.4')).toBe(1);
    expect(await views('203.0.113.4, 10.0.0.1')).toBe(1);
    expect(await views('203.0.113.5')).toBe(2);
    const direct = await visitor.get<'BlogResponse'>('/api/blog/7/details');
    expect(direct.body.data.blog.total_views - subject.views).toBe(3);
    const card = (await visitor.get<'BlogsResponse'>('/api/blogs')).body.data.blogs.find(
      ({ id }) => id === 7,
    );
    expect(card?.total_views).toBe(subject.views + 3);
  });

  it('@API-04 does not count lists or readers in another world as views', async () => {
    const { visitor } = shop.enter();
    await visitor.get('/api/blogs');
    const { body } = await visitor.get<'BlogResponse'>('/api/blog/7/details');
    expect(body.data.blog.total_views).toBe(findPost(({ id }) => id === 7).views + 1);
  });

  it('@API-04 marks the signed-in customer’s favourites', async () => {
    const { visitor } = shop.enter();
    const amira = await visitor.signIn();
    const products = async () =>
      (await amira.get<'BlogResponse'>('/api/blog/1/details')).body.data.related_products;
    const [first] = await products();
    await amira.post('/api/favorite-add-or-remove', { product_id: first?.id });
    expect((await products())[0]).toMatchObject({
      id: first?.id,
      is_favorite: !(first?.is_favorite ?? false),
    });
  });

  it.each(['no-such-post', '25', '0'])('@API-04 rejects the unknown post %s', async (name) => {
    const { visitor } = shop.enter();
    const { status, body } = await visitor.get<'ErrorMessage'>(`/api/blog/${name}/details`);
    expect([status, body]).toEqual([400, { message: 'The selected blog id or slug is invalid' }]);
  });
});
