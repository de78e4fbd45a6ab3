import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { useListCategories, useListSubCategories } from '../../../api/generated/catalogue.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { CATEGORIES_PATH, categoryPath } from '../../../lib/router/paths.ts';
import { NotFound } from '../../errors/not-found.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { RetryAlert } from '../../errors/retry-alert.tsx';
import { container, stack } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TabLinks } from '../../../ui/navigation/tab-links.tsx';
import { ProductGridSkeleton } from '../../product/product-grid-skeleton.tsx';
import { findCategory, isCategoryId } from '../model/find-category.ts';
import { listUrl, PER_PAGE } from '../model/list-state.ts';
import * as css from '../components/product-list.css.ts';
import { ListHead } from '../components/list-head.tsx';
import { ProductList } from '../components/product-list.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import { isNotFound } from '../../../api/errors.ts';
import { type ProductListResult, useProductList } from '../hooks/use-product-list.ts';

/** Shows a category. The URL contains its id, slug or name (LIST-04). */
export function Screen({ params: { slug = '' } }: ScreenProps) {
  if (!isCategoryId(slug)) return <CategoryByText text={slug} />;
  return Number(slug) === 0 ? <NotFound /> : <Category id={Number(slug)} />;
}

function CategoryByText({ text }: { text: string }) {
  const { t } = useLingui();
  const categories = useListCategories();
  return (
    <QueryView
      query={categories}
      level={1}
      skeleton={
        <>
          <Skeleton width="14rem" height="2.5rem" />
          <ProductGridSkeleton count={PER_PAGE} />
        </>
      }
      renderFrame={(state) =>
        categories.data ? (
          state
        ) : (
          <div className={`${container} ${css.page} ${stack[4]}`}>
            <PageHead title={t`Category`} />
            {state}
          </div>
        )
      }
    >
      {(data) => {
        const found = findCategory(data.categories, text);
        return found ? <Category id={found.id} /> : <NotFound />;
      }}
    </QueryView>
  );
}

function Category({ id }: { id: number }) {
  const { t } = useLingui();
  const list = useProductList({ category: id });
  const subs = useListSubCategories({ category_id: id });
  if (isNotFound(subs.error)) return <NotFound />;
  const category = list.categories.find((one) => one.id === id);
  const name = category?.name ?? t`Category`;
  const sub = subs.data?.sub_categories.find((one) => one.id === list.state.subcategory);
  const parent = { label: t`Categories`, href: CATEGORIES_PATH };
  return (
    <>
      <ListHead
        name={sub?.name ?? name}
        state={list.state}
        subcategory={list.state.subcategory}
        path={categoryPath(id)}
        parent={sub ? { label: name, href: categoryPath(id) } : parent}
        image={(sub ?? category)?.thumbnail}
      />
      <ProductList
        list={list}
        name={name}
        parent={parent}
        tabs={
          <>
            {category === undefined && list.categoriesQuery.error ? (
              <RetryAlert query={list.categoriesQuery} />
            ) : null}
            <SubCategories list={list} subs={subs} />
          </>
        }
      />
    </>
  );
}

function SubCategories(props: {
  list: ProductListResult;
  subs: ReturnType<typeof useListSubCategories>;
}) {
  const { state } = props.list;
  const { data, error } = props.subs;
  const { t } = useLingui();
  const [path] = useLocation();
  if (error) return <RetryAlert query={props.subs} />;
  if (!data) return <Skeleton height="44px" width="20rem" radius="999px" />;
  if (data.sub_categories.length === 0) return null;
  return (
    <TabLinks
      label={t`Subcategories`}
      tabs={[{ id: undefined, name: t`All` }, ...data.sub_categories].map((sub) => ({
        href: listUrl(path, { ...state, subcategory: sub.id, page: 1 }),
        label: sub.name,
        isCurrent: sub.id === state.subcategory,
      }))}
    />
  );
}
