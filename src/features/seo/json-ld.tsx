import { toInlineJson } from '../../lib/config/boot-data.ts';

/** Data, not code: the script CSP does not apply. */
export function JsonLd({ data }: { data: readonly object[] }) {
  return <script type="application/ld+json">{toInlineJson(data)}</script>;
}
