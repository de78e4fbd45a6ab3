import { Plural, Trans, useLingui } from '@lingui/react/macro';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { useListCategories } from '../../../api/generated/catalogue.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { categoryPath, HOME_PATH, subcategoryPath } from '../../../lib/router/paths.ts';
import { NoIndex } from '../../seo/no-index.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { useBreadcrumb } from '../../seo/use-breadcrumb.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { cardLink } from '../../../ui/layout/card.css.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { container, sectionsBelowBreadcrumb, stack } from '../../../ui/layout/layout.css.ts';
import { Picture } from '../../../ui/content/picture.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import * as css from './categories.css.ts';

export function Screen() {
  const { t } = useLingui();
  const { settings } = useSettings();
  const query = useListCategories();
  const { data } = query;
  const breadcrumb = useBreadcrumb([{ label: t`Categories` }]);

  return (
    <div className={`${container} ${sectionsBelowBreadcrumb}`}>
      <PageHead
        title={t`Categories`}
        description={t`Browse everything on ${settings.app_name}, category by category.`}
        breadcrumb={breadcrumb}
      />
      <div>
        <div className={stack[2]}>
          <Breadcrumb steps={breadcrumb} />
          <SectionHeading
            level={1}
            description={
              data ? <Plural value={data.total} one="# category" other="# categories" /> : '\u00a0'
            }
          >
            <Trans>All categories</Trans>
          </SectionHeading>
        </div>
        <QueryView
          query={query}
          skeleton={<CategoriesSkeleton />}
          renderEmpty={({ categories }) => (categories.length > 0 ? null : <NoCategories />)}
        >
          {({ categories }) => (
            <ul className={css.cards}>
              {categories.map((category) => (
                <li key={category.id}>
                  <CategoryCard category={category} />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </div>
  );
}

function NoCategories() {
  return (
    <EmptyState
      icon={LayoutGrid}
      title={<Trans>No categories yet</Trans>}
      action={
        <AppLink href={HOME_PATH} className={buttonClass()}>
          <Trans>Continue shopping</Trans>
        </AppLink>
      }
    >
      <NoIndex />
      <Trans>Categories appear here as soon as they have products for sale.</Trans>
    </EmptyState>
  );
}

function CategoriesSkeleton() {
  return (
    <div className={css.cards} aria-busy="true">
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} height="11rem" radius="14px" />
      ))}
    </div>
  );
}

function CategoryCard({ category }: { category: components['schemas']['Category'] }) {
  const { t } = useLingui();
  const { id, name, thumbnail, sub_categories: subs } = category;
  return (
    <article className={css.card}>
      <Picture
        src={thumbnail}
        alt=""
        ratio={4 / 3}
        sizes="(min-width: 768px) 176px, 50vw"
        className={css.picture}
      />
      <div className={css.words}>
        <h2 className={css.name}>
          <AppLink href={categoryPath(id)} className={cardLink}>
            {name}
          </AppLink>
        </h2>
        {subs.length > 0 ? (
          <>
            <p className={css.shortSubs}>
              {subs.map((sub) => (
                <span key={sub.id} className={css.sub}>
                  {sub.name}
                </span>
              ))}
            </p>
            <ul className={css.subs} aria-label={t`Subcategories of ${name}`}>
              {subs.map((sub) => (
                <li key={sub.id} className={css.sub}>
                  <AppLink href={subcategoryPath(id, sub.id)} className={css.subLink}>
                    {sub.name}
                  </AppLink>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </article>
  );
}
