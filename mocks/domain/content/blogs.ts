import type { BaseBlog } from '../../fixtures/content/content-types.ts';
import type { BaseProduct } from '../../fixtures/types.ts';
import { rankedProducts } from '../products/ranked-products.ts';
import { hash } from '../../lib/hash.ts';
import type { World } from '../world/world.ts';

/** Returns the newest first. */
export function findBlogs(world: World, categoryId?: number): BaseBlog[] {
  return world.base.content.blogs
    .filter((blog) => categoryId === undefined || blog.categoryId === categoryId)
    .toSorted((one, other) => one.ageMs - other.ageMs || other.id - one.id);
}

export function findBlog(world: World, slugOrId: string): BaseBlog | undefined {
  return world.base.content.blogs.find(
    ({ id, slug }) => slug === slugOrId || String(id) === slugOrId,
  );
}

/** Counts the first view from each network address. */
export function recordBlogView(world: World, blog: BaseBlog, address: string): void {
  const readers = world.blogReaders.get(blog.id) ?? new Set<string>();
  world.blogReaders.set(blog.id, readers.add(address));
}

/** Includes views from before the world started. */
export function viewsOf(world: World, blog: BaseBlog): number {
  return blog.views + (world.blogReaders.get(blog.id)?.size ?? 0);
}

/** Returns the newest first, of the same category. */
export function relatedBlogs(world: World, blog: BaseBlog, count: number): BaseBlog[] {
  return findBlogs(world, blog.categoryId)
    .filter(({ id }) => id !== blog.id)
    .slice(0, count);
}

export function popularBlogs(world: World, count: number): BaseBlog[] {
  return findBlogs(world)
    .toSorted((one, other) => viewsOf(world, other) - viewsOf(world, one))
    .slice(0, count);
}

/**
 * The backend picks at random from the complete catalogue. The mock's choice fits the post and is
 * stable.
 */
export function productsForBlog(world: World, blog: BaseBlog, count: number): BaseProduct[] {
  return rankedProducts(world, 'default')
    .filter(({ kind }) => blog.kinds.some((blogKind) => blogKind === kind))
    .map((product) => ({ product, sortKey: hash(world.seed, blog.id, product.id) }))
    .toSorted((one, other) => one.sortKey - other.sortKey)
    .slice(0, count)
    .map(({ product }) => product);
}
