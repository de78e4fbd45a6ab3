import { Trans } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { blogPath } from '../../../lib/router/paths.ts';
import { Badge } from '../../../ui/content/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { cardLink } from '../../../ui/layout/card.css.ts';
import { row } from '../../../ui/layout/layout.css.ts';
import { Picture } from '../../../ui/content/picture.tsx';
import { BlogMeta } from './blog-meta.tsx';
import * as css from './content.css.ts';

type Blog = components['schemas']['BlogCard'];

export function BlogGrid(props: {
  blogs: readonly Blog[];
  level: 2 | 3;
  /** Number of posts in the initial viewport. */
  priority?: number | undefined;
  busy?: boolean | undefined;
}) {
  const { blogs, level, priority = 0, busy } = props;
  return (
    <ul className={css.posts} aria-busy={busy}>
      {blogs.map((blog, index) => (
        <li key={blog.id}>
          <BlogCard blog={blog} level={level} priority={index < priority} />
        </li>
      ))}
    </ul>
  );
}

function BlogCard(props: { blog: Blog; level: 2 | 3; priority: boolean }) {
  const { blog, level, priority } = props;
  const Heading = `h${level}` as const;
  return (
    <Card as="article" interactive className={css.post}>
      <Picture
        src={blog.thumbnail}
        alt=""
        ratio={1.6}
        sizes="(min-width: 1280px) 20rem, (min-width: 640px) 50vw, 100vw"
        priority={priority}
      />
      <div className={css.postWords}>
        <div className={row[2]}>
          {blog.is_new ? (
            <Badge tone="brand">
              <Trans>New</Trans>
            </Badge>
          ) : null}
          {blog.category.name ? <bdi className={css.kind}>{blog.category.name}</bdi> : null}
        </div>
        <Heading className={css.postTitle} dir="auto">
          <AppLink href={blogPath(blog.slug)} className={cardLink}>
            {blog.title}
          </AppLink>
        </Heading>
        <p className={css.excerpt} dir="auto">
          {blog.description}
        </p>
        <BlogMeta blog={blog} />
      </div>
    </Card>
  );
}
