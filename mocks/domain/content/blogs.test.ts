import { expect, it } from 'vitest';
import type { BaseBlog } from '../../fixtures/content/content-types.ts';
import {
  findBlogs,
  findBlog,
  popularBlogs,
  productsForBlog,
  recordBlogView,
  relatedBlogs,
  viewsOf,
} from './blogs.ts';
import { smallBase, smallProduct } from '../testing/small-base.ts';
import { smallWorld } from '../testing/small-world.ts';

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

function post(id: number, parts: Partial<BaseBlog> = {}): BaseBlog {
  return {
    id,
    slug: `post-${id}`,
    title: `Post ${id}`,
    categoryId: 1,
    author: { firstName: 'Ada', lastName: null, picture: 'profile-1' },
    picture: 'x',
    html: '<p>Text</p>',
    tags: [],
    kinds: ['moka-pot'],
    ageMs: 1000 - id,
    views: 0,
    ...parts,
  };
}

function worldOf(blogs: readonly BaseBlog[], parts: Parameters<typeof smallWorld>[0] = {}) {
  const { content } = smallBase();
  return smallWorld({ content: { ...content, blogs }, ...parts }).world;
}

it('lists posts newest first, and the higher id first at the same age', () => {
  const world = worldOf([post(1), post(2, { categoryId: 2 }), post(3, { ageMs: 999 })]);
  expect(ids(findBlogs(world))).toEqual([2, 3, 1]);
  expect(ids(findBlogs(world, 2))).toEqual([2]);
  expect(findBlogs(world, 9)).toEqual([]);
});

it.each([
  ['post-2', 2],
  ['2', 2],
  ['02', undefined],
  ['post', undefined],
  ['', undefined],
])('finds the post for "%s": %s', (name, id) => {
  expect(findBlog(worldOf([post(1), post(2)]), name)?.id).toBe(id);
});

it('counts one view per IP address', () => {
  const blog = post(1, { views: 7 });
  const world = worldOf([blog]);
  for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) recordBlogView(world, blog, address);
  expect(viewsOf(world, blog)).toBe(9);
});

it('picks related posts by category, and popular posts by views including this world’s', () => {
  const [one, two, three] = [
    post(1, { views: 5 }),
    post(2, { views: 5 }),
    post(3, { categoryId: 2 }),
  ];
  const world = worldOf([one, two, three]);
  expect(ids(relatedBlogs(world, one, 6))).toEqual([2]);
  expect(ids(popularBlogs(world, 2))).toEqual([2, 1]);
  recordBlogView(world, one, '10.0.0.1');
  expect(ids(popularBlogs(world, 2))).toEqual([1, 2]);
});

it('picks the same products for a post each time, by the product kinds it covers', () => {
  const products = Array.from({ length: 12 }, (_, index) =>
    smallProduct(index + 1, { kind: index % 2 === 0 ? 'moka-pot' : 'toaster' }),
  );
  const [one, other] = [post(1), post(2)];
  const world = worldOf([one, other], { products });
  const blogProducts = productsForBlog(world, one, 5);
  expect(blogProducts).toHaveLength(5);
  expect(blogProducts.every(({ kind }) => kind === 'moka-pot')).toBe(true);
  expect(ids(productsForBlog(world, one, 5))).toEqual(ids(blogProducts));
  expect(ids(productsForBlog(world, other, 5))).not.toEqual(ids(blogProducts));
});
