import { Redirect, useSearch } from 'wouter';
import { MESSAGES_PATH } from '../../../lib/router/paths.ts';

/** `/messages`, as one would spell it, leads to the page's own address (ROUTE-08). */
export function Screen() {
  const search = useSearch();
  return <Redirect to={search === '' ? MESSAGES_PATH : `${MESSAGES_PATH}?${search}`} replace />;
}
