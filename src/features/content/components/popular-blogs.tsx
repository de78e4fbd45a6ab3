import { Trans } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { blogPath } from '../../../lib/router/paths.ts';
import { cardLink } from '../../../ui/layout/card.css.ts';
import { alignWithParent, stack } from '../../../ui/layout/layout.css.ts';
import { Picture } from '../../../ui/content/picture.tsx';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { Views } from './blog-meta.tsx';
import * as css from './content.css.ts';

export function PopularBlogs(props: {
  id: string;
  blogs: readonly components['schemas']['BlogCard'][];
}) {
  return (
    <div>
      <SectionHeading id={props.id}>
        <Trans>Popular posts</Trans>
      </SectionHeading>
      <ul className={css.popular}>
        {props.blogs.map((blog) => (
          <li key={blog.id} className={css.compact}>
            <div className={css.thumb}>
              <Picture src={blog.thumbnail} alt="" ratio={4 / 3} sizes="104px" />
            </div>
            <div className={stack[1]}>
              <h3 dir="auto" className={`${alignWithParent} ${css.popularTitle}`}>
                <AppLink href={blogPath(blog.slug)} className={cardLink}>
                  {blog.title}
                </AppLink>
              </h3>
              <p className={css.facts}>
                <bdi>{blog.created_at}</bdi>
                <Views count={blog.total_views} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
