import { use } from 'react';
import { HeadContext } from './page-head-context.ts';

/** Excludes an empty page from search engines (SEO-02). */
export function NoIndex(): null {
  if (import.meta.env.SSR) use(HeadContext)?.exclude();
  return null;
}
