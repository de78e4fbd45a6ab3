import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useGetLegalPage } from '../../../api/generated/content.ts';
import { getHeadings, textOf } from '../../../lib/html/html-text.ts';
import { sanitizeHtml } from '../../../lib/html/sanitize-html.ts';
import { NotFound } from '../../errors/not-found.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { LazyShopSigns } from '../../shop-signs/lazy-shop-signs.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import {
  stickyAside,
  container,
  sectionsBelowBreadcrumb,
  stack,
} from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { heading } from '../../../ui/layout/section-heading.css.ts';
import * as css from './content.css.ts';
import { HelpChannels } from './help-channels.tsx';
import {
  CollapsibleTableOfContents,
  TableOfContents,
  listedHeadings,
} from './table-of-contents.tsx';
import { truncate } from '../model/truncate.ts';
import { QueryView } from '../../errors/query-view.tsx';
import { organizationJsonLd } from '../../seo/json-ld.ts';
import { NoIndex } from '../../seo/no-index.tsx';
import { useBreadcrumb } from '../../seo/use-breadcrumb.ts';

/** Its page ends with the shops. */
const ABOUT_US_SLUG = 'about-us';

/** Shows a page of the shop as sanitized text (CONT-01). */
export function LegalPage({ slug }: { slug: string }) {
  const page = useGetLegalPage({ slug });
  const content = page.data?.content;
  if (content?.title === null && content.description === null) return <NotFound />;

  return (
    <QueryView
      query={page}
      level={1}
      skeleton={<TextSkeleton />}
      renderFrame={(state) => (
        <div className={`${container} ${sectionsBelowBreadcrumb}`}>{state}</div>
      )}
    >
      {(data) => (
        <>
          <Text title={data.content.title ?? ''} html={data.content.description ?? ''} />
          {slug === ABOUT_US_SLUG ? <LazyShopSigns isPlain /> : null}
        </>
      )}
    </QueryView>
  );
}

function Text({ title, html }: { title: string; html: string }) {
  const { t } = useLingui();
  const nodes = useMemo(() => sanitizeHtml(html), [html]);
  const contents = listedHeadings(getHeadings(nodes));
  const steps = useBreadcrumb([{ label: title || t`Page` }]);
  const isLong = contents.length > 0;

  return (
    <>
      <PageHead
        title={title || t`Page`}
        description={truncate(textOf(nodes))}
        breadcrumb={steps}
        jsonLd={import.meta.env.SSR ? (page) => [organizationJsonLd(page)] : undefined}
      />
      <div className={css.columns}>
        <div className={css.column}>
          <div className={stack[3]}>
            <Breadcrumb steps={steps} />
            <h1 className={heading[1]} dir="auto">
              {title || t`Page`}
            </h1>
          </div>
        </div>
        {isLong ? (
          <div className={`${stickyAside} ${css.contents}`}>
            <CollapsibleTableOfContents headings={contents} />
            <TableOfContents headings={contents} />
          </div>
        ) : null}
        <div className={css.column}>
          {nodes.length > 0 ? (
            <article className={css.text}>
              <RichText nodes={nodes} topLevel={2} />
            </article>
          ) : (
            <p className={css.lead}>
              <NoIndex />
              <Trans>This page has no content yet.</Trans>
            </p>
          )}
        </div>
        <div className={`${stickyAside} ${css.help}`}>
          <HelpChannels />
        </div>
      </div>
    </>
  );
}

function TextSkeleton() {
  return (
    <div className={css.columns} aria-busy="true">
      <div className={`${css.column} ${stack[4]}`}>
        <Skeleton height="3rem" width="min(100%, 28rem)" />
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} width={index % 3 === 2 ? '55%' : '92%'} />
        ))}
      </div>
    </div>
  );
}
