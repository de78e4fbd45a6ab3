import { useGetBlog } from '../../../api/generated/content.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { container, sectionsBelowBreadcrumb, stack } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import * as css from '../components/content.css.ts';
import { BlogView } from '../components/blog-view.tsx';

/** Shows a post with related content (CONT-03). */
export function Screen({ params: { slug = '' } }: ScreenProps) {
  const blog = useGetBlog({ slugOrId: slug });
  return (
    <QueryView
      query={blog}
      level={1}
      skeleton={<BlogSkeleton />}
      renderFrame={(state) => (
        <div className={`${container} ${sectionsBelowBreadcrumb}`}>{state}</div>
      )}
    >
      {(data) => <BlogView key={data.blog.id} data={data} />}
    </QueryView>
  );
}

function BlogSkeleton() {
  return (
    <div className={css.columns} aria-busy="true">
      <div className={`${css.column} ${stack[4]}`}>
        <Skeleton height="1rem" width="30%" />
        <Skeleton height="3rem" width="85%" />
        <Skeleton height="2.5rem" width="45%" />
        <Skeleton ratio={5 / 3} radius="26px" />
        <Skeleton height="12rem" />
      </div>
    </div>
  );
}
