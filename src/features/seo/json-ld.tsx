import { toInlineJson } from '../../lib/config/boot-data.ts';

/** What a page is about, as objects of schema.org, for search engines. Data, not code: no policy for scripts applies to it. */
export function JsonLd({ data }: { data: readonly object[] }) {
  return <script type="application/ld+json">{toInlineJson(data)}</script>;
}
