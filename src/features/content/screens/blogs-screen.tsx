import { Trans, useLingui } from '@lingui/react/macro';
import Newspaper from 'lucide-react/icons/newspaper';
import { useRef } from 'react';
import { useSearchParams } from 'wouter';
import { listBlogs, useListBlogs } from '../../../api/generated/content.ts';
import { routeQuery } from '../../../api/runtime/route-query.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { BLOGS_PATH, HOME_PATH } from '../../../lib/router/paths.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { container, sections, stack } from '../../../ui/layout/layout.css.ts';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TabLinks } from '../../../ui/navigation/tab-links.tsx';
import { BlogGrid } from '../components/blog-grid.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import { parsePage, parsePositiveInteger } from '../../../lib/router/route-inputs.ts';
import * as css from '../components/content.css.ts';

const PER_PAGE = 12;

/** Asked on hover and by the server. */
export function queries(_: ScreenProps['params'], search: URLSearchParams) {
  return [routeQuery(listBlogs, inputOf(search))];
}

/** Posts by category, newest first; category and page live in the address (CONT-03). */
export function Screen() {
  const { t } = useLingui();
  const { settings } = useSettings();
  const [search] = useSearchParams();
  const input = inputOf(search);
  const { page, category_id: category } = input;
  const blogs = useListBlogs(input, { keepPreviousData: true });
  const { data } = blogs;
  const heading = useRef<HTMLHeadingElement>(null);
  // Who turns the page at its end begins to read at its top.
  const scrollUp = () => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  };
  const name = data?.categories.find(({ id }) => id === category)?.name;

  return (
    <div className={`${container} ${sections}`}>
      <PageHead
        title={name ? t`Blogs: ${name}` : t`Blogs`}
        description={t`Guides, ideas and stories from ${settings.app_name}.`}
      />
      <div className={stack[6]}>
        <div className={stack[2]}>
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            <Trans>Blogs</Trans>
          </h1>
          <p className={css.lead}>
            <Trans>Guides to choosing well, and stories of things that last.</Trans>
          </p>
        </div>
        {data ? (
          <TabLinks
            label={t`Categories of blogs`}
            tabs={[
              { href: hrefOf(undefined, 1), label: t`All Blogs`, current: category === undefined },
              ...data.categories.map(({ id, name: label }) => ({
                href: hrefOf(id, 1),
                label,
                current: id === category,
              })),
            ]}
          />
        ) : null}
        <QueryView
          query={blogs}
          skeleton={<BlogsSkeleton />}
          renderEmpty={({ blogs: { length }, total }) =>
            length > 0 ? null : <NoBlogs hasOthers={total > 0 || category !== undefined} />
          }
        >
          {(shown) => (
            <>
              <BlogGrid blogs={shown.blogs} level={2} priority={4} busy={blogs.isFetching} />
              <Pager
                label={t`Pages of blogs`}
                totalItems={shown.total}
                currentPage={page}
                itemsPerPage={PER_PAGE}
                hrefOf={(number) => hrefOf(category, number)}
                onNavigate={scrollUp}
              />
            </>
          )}
        </QueryView>
      </div>
    </div>
  );
}

function NoBlogs({ hasOthers }: { hasOthers: boolean }) {
  return (
    <EmptyState
      icon={Newspaper}
      title={<Trans>No blogs found</Trans>}
      action={
        <AppLink href={hasOthers ? BLOGS_PATH : HOME_PATH} className={buttonClass()}>
          {hasOthers ? <Trans>All Blogs</Trans> : <Trans>Continue Shopping</Trans>}
        </AppLink>
      }
    />
  );
}

function BlogsSkeleton() {
  return (
    <div className={css.posts} aria-busy="true">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} ratio={0.8} radius="18px" />
      ))}
    </div>
  );
}

function inputOf(search: URLSearchParams) {
  const category = parsePositiveInteger(search.get('category'));
  return {
    page: parsePage(search),
    per_page: PER_PAGE,
    ...(category ? { category_id: category } : {}),
  };
}

function hrefOf(category: number | undefined, page: number): string {
  const search = new URLSearchParams();
  if (category !== undefined) search.set('category', String(category));
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${BLOGS_PATH}?${search}` : BLOGS_PATH;
}
