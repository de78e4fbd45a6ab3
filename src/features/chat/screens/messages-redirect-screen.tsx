import { Redirect, useSearch } from 'wouter';
import { MESSAGES_PATH } from '../../../lib/router/paths.ts';

/** Redirects from `/messages` to the page's misspelled URL (ROUTE-08). */
export function Screen() {
  const search = useSearch();
  return <Redirect to={search === '' ? MESSAGES_PATH : `${MESSAGES_PATH}?${search}`} replace />;
}
