import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { useGetBlog } from '../../api/generated/content.ts';
import { cleanHtml, headingsOf, textOf } from '../../lib/html-clean.ts';
import { useRouteFacts } from '../../lib/route-context.ts';
import { AppLink } from '../../parts/app-link.tsx';
import { ProductGrid } from '../../parts/product-grid.tsx';
import { RichText } from '../../parts/safe-html-text.tsx';
import { SectionBoundary } from '../../parts/section-boundary.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { beside, screenOnly, split, stack } from '../../ui/layout.css.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { BlogGrid } from './blog-card.tsx';
import { BlogHead } from './blog-head.tsx';
import { ContentsFold, ContentsList, contentsOf } from './contents-list.tsx';
import { Keywords } from './keywords.tsx';
import { PopularBlogs } from './popular-blogs.tsx';
import { shorten } from './shorten.ts';
import { ShareLinks } from './share-links.tsx';

/** A post, and beside it and below it what else there is to read and to have. */
export function BlogView({ data }: { data: NonNullable<ReturnType<typeof useGetBlog>['data']> }) {
  const { blog, related_blogs: related, popular_blogs: popular, related_products: products } = data;
  const { has } = useRouteFacts();
  const nodes = useMemo(() => cleanHtml(blog.description), [blog.description]);
  const contents = contentsOf(headingsOf(nodes));

  return (
    <>
      <div className={split}>
        <article className={stack[6]}>
          <BlogHead blog={blog} description={shorten(textOf(nodes))} />
          {contents.length > 0 ? <ContentsFold headings={contents} /> : null}
          <RichText nodes={nodes} topLevel={2} />
          <Keywords tags={blog.tags} />
          <ShareLinks title={blog.title} picture={blog.thumbnail} />
        </article>
        <aside aria-labelledby="popular" className={`${stack[8]} ${beside} ${screenOnly}`}>
          {contents.length > 0 ? <ContentsList headings={contents} /> : null}
          <PopularBlogs id="popular" blogs={popular} />
        </aside>
      </div>
      {products.length > 0 ? (
        <section aria-labelledby="products" className={screenOnly}>
          <SectionHeading
            id="products"
            action={
              has('/products') ? (
                <AppLink
                  href="/products"
                  className={buttonClass({ variant: 'secondary', size: 's' })}
                >
                  <Trans>View All</Trans>
                </AppLink>
              ) : null
            }
          >
            <Trans>Related Products</Trans>
          </SectionHeading>
          <SectionBoundary>
            <ProductGrid products={products} />
          </SectionBoundary>
        </section>
      ) : null}
      {related.length > 0 ? (
        <section aria-labelledby="related" className={screenOnly}>
          <SectionHeading id="related">
            <Trans>Related Blogs</Trans>
          </SectionHeading>
          <BlogGrid blogs={related} level={3} />
        </section>
      ) : null}
    </>
  );
}
