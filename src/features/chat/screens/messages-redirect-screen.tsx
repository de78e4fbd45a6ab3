import { Redirect, useSearch } from 'wouter';

/** `/messages`, as one would spell it, leads to the page's own address (ROUTE-08). */
export function Screen() {
  const search = useSearch();
  return <Redirect to={search === '' ? '/massages' : `/massages?${search}`} replace />;
}
