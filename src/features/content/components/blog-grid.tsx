import { Trans } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { blogPath } from '../../../lib/router/paths.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Badge } from '../../../ui/content/badge.tsx';
import { cardLink } from '../../../ui/layout/card.css.ts';
import { row } from '../../../ui/layout/layout.css.ts';
import { Picture } from '../../../ui/content/picture.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import { endExcerpt } from '../model/truncate.ts';
import { isNewPost } from '../model/is-new-post.ts';
import { useInitialTime } from '../../../lib/react/render-time.ts';
import { BlogMeta } from './blog-meta.tsx';
import * as css from './blog-grid.css.ts';
import { label } from './content.css.ts';

type Blog = components['schemas']['BlogCard'];

export function BlogGrid(props: {
  blogs: readonly Blog[];
  level: 2 | 3;
  /** Whether the first picture is the page's main one. */
  priority?: boolean | undefined;
  /** Shows the first post large, and the next two wider than the others. */
  hasLead?: boolean | undefined;
  busy?: boolean | undefined;
}) {
  const { blogs, level, priority = false, hasLead = false, busy } = props;
  return (
    <ul className={level === 3 ? css.relatedPosts : css.posts} aria-busy={busy}>
      {blogs.map((blog, index) => (
        <BlogCard
          key={blog.id}
          blog={blog}
          level={level}
          priority={priority && index === 0}
          size={hasLead ? (SIZES_AT_START[index] ?? 'narrow') : 'narrow'}
        />
      ))}
    </ul>
  );
}

type Size = 'lead' | 'wide' | 'narrow';

const SIZES_AT_START: readonly Size[] = ['lead', 'wide', 'wide'];

function BlogCard(props: { blog: Blog; level: 2 | 3; priority: boolean; size: Size }) {
  const { blog, level, priority, size } = props;
  const isLead = size === 'lead';
  const now = useInitialTime();
  const Heading = `h${level}` as const;
  return (
    <li className={CARDS[size]}>
      <article className={css.parts}>
        <Picture
          src={blog.thumbnail}
          alt=""
          ratio={1.6}
          sizes={PICTURE_SIZES[size]}
          priority={priority}
          className={css.postPicture}
        />
        <div className={css.postHead}>
          <div className={row[2]}>
            {isNewPost(blog.created_at, now) ? (
              <Badge tone="brand">
                <Trans>New</Trans>
              </Badge>
            ) : null}
            {blog.category.name ? <bdi className={label}>{blog.category.name}</bdi> : null}
          </div>
          <Heading className={isLead ? css.leadTitle : css.postTitle} dir="auto">
            <AppLink href={blogPath(blog.slug)} className={cardLink}>
              {blog.title}
            </AppLink>
          </Heading>
        </div>
        <div className={css.postRest}>
          <p className={isLead ? css.leadExcerpt : css.excerpt} dir="auto">
            {endExcerpt(blog.description)}
          </p>
          <BlogMeta blog={blog} />
          {isLead ? (
            <span aria-hidden className={classNames(buttonClass(), css.read)}>
              <Trans>Read the post</Trans>
            </span>
          ) : null}
        </div>
      </article>
    </li>
  );
}

const CARDS = { lead: css.leadPost, wide: css.widePost, narrow: css.post };
const PICTURE_SIZES = {
  lead: '(min-width: 768px) 45rem, 100vw',
  wide: '(min-width: 1280px) 40rem, (min-width: 640px) 50vw, 112px',
  narrow: '(min-width: 1280px) 26rem, (min-width: 640px) 50vw, 112px',
};
