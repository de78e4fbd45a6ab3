import { parsePage } from '../../../lib/router/route-inputs.ts';
import { parseTicketFilter } from './ticket-statuses.ts';

const PER_PAGE = 10;

/** Whether the URL is that of `NEW_TICKET_URL`. */
export function isNewTicketUrl(search: URLSearchParams): boolean {
  return search.get('new') === '1';
}

export function ticketsInput(search: URLSearchParams) {
  const status = parseTicketFilter(search.get('status'));
  return { status, page: parsePage(search), per_page: PER_PAGE };
}
