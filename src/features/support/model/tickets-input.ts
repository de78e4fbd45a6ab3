import { parsePage } from '../../../lib/router/route-inputs.ts';
import { filterOf } from './ticket-statuses.ts';

const PER_PAGE = 10;

export function ticketsInput(search: URLSearchParams) {
  const status = filterOf(search.get('status'));
  return { status, page: parsePage(search), per_page: PER_PAGE };
}
