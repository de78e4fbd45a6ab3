import { renderToStaticMarkup } from 'react-dom/server';
import { CrawlerTags, type CrawlerTagsProps } from '../../features/seo/crawler-tags.tsx';
import type { HeadCollector, HeadData } from '../../features/seo/page-head-context.ts';

export interface CollectedHead extends HeadCollector {
  /** Undefined for a page without a head. */
  data: () => HeadData | undefined;
  isExcluded: () => boolean;
}

/** Collects the head of one page. Rendering a page twice changes nothing. */
export function createHeadCollector(): CollectedHead {
  let data: HeadData | undefined;
  let isExcluded = false;
  return {
    setHead(head) {
      data = head;
    },
    exclude() {
      isExcluded = true;
    },
    data: () => data,
    isExcluded: () => isExcluded,
  };
}

export function renderHead(props: CrawlerTagsProps): string {
  return renderToStaticMarkup(<CrawlerTags {...props} />);
}
