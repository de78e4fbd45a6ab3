import { getBlog, useGetBlog } from '../../../api/generated/content.ts';
import { statusOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/runtime/route-query.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { NotFound } from '../../errors/not-found.tsx';
import { useErrorText } from '../../errors/use-error-text.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { container, sections, split, stack } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { BlogView } from '../components/blog-view.tsx';

/** Asked on hover and by the server. */
export function queries({ slug = '' }: ScreenProps['params']) {
  return [routeQuery(getBlog, { slugOrId: slug })];
}

/** One post with what belongs to it (CONT-03). */
export function Screen({ params: { slug = '' } }: ScreenProps) {
  const errorText = useErrorText();
  const { data, error, retry, isFetching } = useGetBlog({ slugOrId: slug });
  // The backend says that it has no such post in its own way; ours in the usual one.
  if (error && [400, 404].includes(statusOf(error) ?? 0)) return <NotFound />;

  return (
    <div className={`${container} ${sections}`}>
      {data ? (
        <BlogView key={data.blog.id} data={data} />
      ) : error ? (
        <ErrorState level={1} onRetry={() => void retry()} busy={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <BlogSkeleton />
      )}
    </div>
  );
}

function BlogSkeleton() {
  return (
    <div className={split} aria-busy="true">
      <div className={stack[4]}>
        <Skeleton height="1rem" width="30%" />
        <Skeleton height="3rem" width="85%" />
        <Skeleton height="2.5rem" width="45%" />
        <Skeleton ratio={1.9} radius="26px" />
        <Skeleton height="12rem" />
      </div>
      <Skeleton height="24rem" radius="18px" />
    </div>
  );
}
