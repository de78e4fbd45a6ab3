import { Trans, useLingui } from '@lingui/react/macro';
import Newspaper from 'lucide-react/icons/newspaper';
import { useSearchParams } from 'wouter';
import { useListBlogs } from '../../../api/generated/content.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { BLOGS_PATH, HOME_PATH } from '../../../lib/router/paths.ts';
import { NoIndex } from '../../seo/no-index.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { useBreadcrumb } from '../../seo/use-breadcrumb.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { container, sections, stack } from '../../../ui/layout/layout.css.ts';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { useListStart } from '../../../ui/navigation/use-list-start.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TabLinks } from '../../../ui/navigation/tab-links.tsx';
import { BlogGrid } from '../components/blog-grid.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import { blogsInput, blogsUrl } from '../model/blogs-input.ts';
import { posts } from '../components/blog-grid.css.ts';
import * as css from '../components/content.css.ts';

/** Lists posts. Category and page are in the URL (CONT-03). */
export function Screen() {
  const { t } = useLingui();
  const { settings } = useSettings();
  const [search] = useSearchParams();
  const input = blogsInput(search);
  const { page, category_id: category } = input;
  const blogs = useListBlogs(input, { keepPreviousData: true });
  const { data } = blogs;
  const { start, goToStart } = useListStart<HTMLHeadingElement>();
  const name = data?.categories.find(({ id }) => id === category)?.name;

  return (
    <div className={`${container} ${sections}`}>
      <PageHead
        title={name ? t`Blog: ${name}` : t`Blog`}
        description={t`Guides, ideas and stories from ${settings.app_name}.`}
        canonical={blogsUrl(undefined, category === undefined ? page : 1)}
        breadcrumb={useBreadcrumb([{ label: t`Blog` }])}
      />
      <div className={stack[6]}>
        <div className={stack[2]}>
          <h1 ref={start} tabIndex={-1} className={css.title}>
            <Trans>Blog</Trans>
          </h1>
          <p className={css.lead}>
            <Trans>How to choose well, and how to make it last.</Trans>
          </p>
        </div>
        {data ? (
          <TabLinks
            label={t`Blog categories`}
            tabs={[
              {
                href: blogsUrl(undefined, 1),
                label: t`All posts`,
                isCurrent: category === undefined,
              },
              ...data.categories.map(({ id, name: label }) => ({
                href: blogsUrl(id, 1),
                label,
                isCurrent: id === category,
              })),
            ]}
          />
        ) : null}
        <QueryView
          query={blogs}
          skeleton={<BlogsSkeleton />}
          renderEmpty={({ blogs: { length }, total }) =>
            length > 0 ? null : (
              <NoBlogs
                isPastEnd={total > 0}
                otherPosts={
                  total > 0
                    ? blogsUrl(category, 1)
                    : category === undefined
                      ? undefined
                      : BLOGS_PATH
                }
                onNavigate={goToStart}
              />
            )
          }
        >
          {(shown) => (
            <>
              <BlogGrid
                blogs={shown.blogs}
                level={2}
                priority
                hasLead={page === 1}
                busy={blogs.isFetching}
              />
              <Pager
                label={t`Blog pagination`}
                totalItems={shown.total}
                currentPage={page}
                itemsPerPage={input.per_page}
                hrefOf={(number) => blogsUrl(category, number)}
                onNavigate={goToStart}
              />
            </>
          )}
        </QueryView>
      </div>
    </div>
  );
}

function NoBlogs(props: {
  /** Only this page is empty. */
  isPastEnd: boolean;
  /** URL of other posts, if there are any. */
  otherPosts: string | undefined;
  onNavigate: () => void;
}) {
  const { isPastEnd, otherPosts, onNavigate } = props;
  return (
    <>
      <NoIndex />
      <EmptyState
        icon={Newspaper}
        title={isPastEnd ? <Trans>This page doesn’t exist.</Trans> : <Trans>No posts found</Trans>}
        action={
          <AppLink
            href={otherPosts ?? HOME_PATH}
            className={buttonClass()}
            onClick={otherPosts ? onNavigate : undefined}
          >
            {isPastEnd ? (
              <Trans>Go to the first page</Trans>
            ) : otherPosts ? (
              <Trans>All posts</Trans>
            ) : (
              <Trans>Continue shopping</Trans>
            )}
          </AppLink>
        }
      />
    </>
  );
}

function BlogsSkeleton() {
  return (
    <div className={posts} aria-busy="true">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} ratio={0.8} radius="18px" />
      ))}
    </div>
  );
}
