import type { components } from '../../../api/generated/schema.d.ts';
import { toIsoDate } from '../../../lib/datetime/parse-server-date.ts';
import { SCHEMA_CONTEXT } from '../../seo/json-ld.ts';
import type { HeadPage } from '../../seo/page-head-context.ts';
import { toPublicUrl } from '../../seo/public-url.ts';

/** Google truncates longer headlines. */
const MAX_HEADLINE_LENGTH = 110;

/** Returns schema.org data of a post, by Google's requirements for articles. */
export function blogJsonLd(
  blog: components['schemas']['BlogDetails'],
  description: string | undefined,
  { origin, url, settings }: HeadPage,
): object {
  return {
    '@context': SCHEMA_CONTEXT,
    '@type': 'BlogPosting',
    mainEntityOfPage: url,
    headline: blog.title.slice(0, MAX_HEADLINE_LENGTH),
    description,
    image: toPublicUrl(blog.thumbnail, origin),
    datePublished: toIsoDate(blog.created_at),
    author: { '@type': 'Person', name: blog.post_by.name.trim() || settings.app_name },
    publisher: {
      '@type': 'Organization',
      name: settings.app_name,
      logo: toPublicUrl(settings.app_logo ?? settings.web_logo, origin),
    },
    keywords: blog.tags.map(({ name }) => name).join(', ') || undefined,
  };
}
