import { use } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { type HeadData, HeadContext } from './page-head-context.ts';

/**
 * Sets the title (ROUTE-06). The server also renders the tags that only crawlers and link previews
 * read: see `crawler-tags.tsx`.
 */
export function PageHead(props: HeadData) {
  const { settings } = useSettings();
  if (import.meta.env.SSR) use(HeadContext)?.setHead(props);
  return <title>{`${props.title} - ${settings.app_name}`}</title>;
}
