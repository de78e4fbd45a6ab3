import { getLegalPage } from '../../../api/generated/content.ts';
import { routeQuery } from '../../../api/runtime/route-query.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { LegalPage } from '../components/legal-page.tsx';

type Params = ScreenProps['params'];

/** A screen that shows a page which the shop wrote, by the slug that the address stands for (CONT-01). */
function pageScreen(slugOf: (params: Params) => string) {
  return {
    Screen: ({ params }: ScreenProps) => <LegalPage key={slugOf(params)} slug={slugOf(params)} />,
    queries: (params: Params) => [routeQuery(getLegalPage, { slug: slugOf(params) })],
  };
}

export const terms = pageScreen(() => 'terms-and-conditions');
export const privacy = pageScreen(() => 'privacy-policy');
export const returns = pageScreen(() => 'return-and-refund-policy');
export const about = pageScreen(() => 'about-us');
export const page = pageScreen(({ slug = '' }) => slug);
