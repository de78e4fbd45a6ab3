import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { useGetBlog } from '../../../api/generated/content.ts';
import { getHeadings, textOf } from '../../../lib/html/html-text.ts';
import { sanitizeHtml } from '../../../lib/html/sanitize-html.ts';
import { BLOGS_PATH, PRODUCTS_PATH } from '../../../lib/router/paths.ts';
import { ProductGrid } from '../../product/product-grid.tsx';
import { ViewAllLink } from '../../product/view-all-link.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { useBreadcrumb } from '../../seo/use-breadcrumb.ts';
import { SectionBoundary } from '../../errors/section-boundary.tsx';
import { stickyAside, screenOnly } from '../../../ui/layout/layout.css.ts';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import * as css from './content.css.ts';
import { BlogGrid } from './blog-grid.tsx';
import { BlogHeader } from './blog-header.tsx';
import {
  CollapsibleTableOfContents,
  TableOfContents,
  listedHeadings,
} from './table-of-contents.tsx';
import { BlogKeywords } from './blog-keywords.tsx';
import { PopularBlogs } from './popular-blogs.tsx';
import { truncate } from '../model/truncate.ts';
import { ShareLinks } from './share-links.tsx';

export function BlogView({ data }: { data: NonNullable<ReturnType<typeof useGetBlog>['data']> }) {
  const { blog, related_blogs: related, related_products: products } = data;
  // The most popular post must not recommend itself.
  const popular = data.popular_blogs.filter(({ slug }) => slug !== blog.slug);
  const nodes = useMemo(() => sanitizeHtml(blog.description), [blog.description]);
  const { t } = useLingui();
  const steps = useBreadcrumb([{ label: t`Blog`, href: BLOGS_PATH }, { label: blog.title }]);
  const contents = listedHeadings(getHeadings(nodes));

  return (
    <>
      <div className={css.columns}>
        <div className={css.column}>
          {/* The heading says the rest. */}
          <Breadcrumb steps={steps.slice(0, -1)} />
        </div>
        <article className={css.column}>
          <BlogHeader blog={blog} description={truncate(textOf(nodes))} steps={steps} />
          {contents.length > 0 ? <CollapsibleTableOfContents headings={contents} /> : null}
          <div className={css.text} dir="auto">
            <RichText nodes={nodes} topLevel={2} />
          </div>
          <BlogKeywords tags={blog.tags} />
          <ShareLinks title={blog.title} picture={blog.thumbnail} />
        </article>
        {contents.length > 0 ? (
          <div className={`${stickyAside} ${screenOnly} ${css.contents}`}>
            <TableOfContents headings={contents} />
          </div>
        ) : null}
        {popular.length > 0 ? (
          <aside aria-labelledby="popular" className={`${screenOnly} ${css.popularColumn}`}>
            <PopularBlogs id="popular" blogs={popular} />
          </aside>
        ) : null}
      </div>
      {products.length > 0 ? (
        <section aria-labelledby="products" className={`${screenOnly} ${css.evenOnPhones}`}>
          <SectionHeading id="products" action={<ViewAllLink href={PRODUCTS_PATH} />}>
            <Trans>Related products</Trans>
          </SectionHeading>
          <SectionBoundary>
            <ProductGrid products={products} />
          </SectionBoundary>
        </section>
      ) : null}
      {related.length > 0 ? (
        <section aria-labelledby="related" className={screenOnly}>
          <SectionHeading id="related">
            <Trans>Related posts</Trans>
          </SectionHeading>
          <BlogGrid blogs={related} level={3} />
        </section>
      ) : null}
    </>
  );
}
