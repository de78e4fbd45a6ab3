import { parsePage } from '../../../lib/router/route-inputs.ts';
import { parseTicketFilter } from './ticket-statuses.ts';

const PER_PAGE = 10;

export function ticketsInput(search: URLSearchParams) {
  const status = parseTicketFilter(search.get('status'));
  return { status, page: parsePage(search), per_page: PER_PAGE };
}
