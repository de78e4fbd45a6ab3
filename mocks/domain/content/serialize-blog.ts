import type { components } from '../../generated/schema.d.ts';
import type { BaseBlog, BlogTag } from '../../fixtures/content/content-types.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { viewsOf } from './blogs.ts';
import { formatBlogDate } from '../../lib/datetime/backend-dates.ts';
import { DAY_MS } from '../../lib/datetime/durations.ts';
import { plainText } from '../../lib/html-to-text.ts';
import { withAbsoluteUrls } from './with-absolute-urls.ts';
import { isSince } from '../world/release.ts';
import type { View } from '../world/view.ts';

type Schemas = components['schemas'];

const PREVIEW_LENGTH = 200;
const NEW_FOR_MS = 5 * DAY_MS;
const previews = new WeakMap<BaseBlog, string>();

export function serializeBlogCard(blog: BaseBlog, { world, origin }: View): Schemas['BlogCard'] {
  const { firstName, lastName, picture } = blog.author;
  const category = world.base.content.blogCategories.find(({ id }) => id === blog.categoryId);
  return {
    id: blog.id,
    title: blog.title,
    slug: blog.slug,
    category: { id: category?.id ?? null, name: category?.name ?? null },
    // The backend joins both names with a space even when one is missing.
    post_by: {
      name: `${firstName} ${lastName ?? ''}`,
      profile_photo: pictureUrl(origin, picture, 200),
    },
    thumbnail: pictureUrl(origin, blog.picture),
    total_views: viewsOf(world, blog),
    description: preview(blog),
    created_at: formatBlogDate(world.startedAt - blog.ageMs),
    // Backend bug before R4: posts stay new forever.
    is_new: !isSince(world, 'R4') || world.now() - (world.startedAt - blog.ageMs) < NEW_FOR_MS,
  };
}

export function serializeBlogDetails(blog: BaseBlog, view: View): Schemas['BlogDetails'] {
  return {
    ...serializeBlogCard(blog, view),
    description: withAbsoluteUrls(blog.html, view),
    tags: blog.tags.map(({ id, name, slug }: BlogTag): Schemas['BlogTag'] => ({ id, name, slug })),
  };
}

function preview(blog: BaseBlog): string {
  const known = previews.get(blog);
  if (known !== undefined) return known;
  const text = plainText(blog.html, PREVIEW_LENGTH);
  previews.set(blog, text);
  return text;
}
