import { parsePage } from '../../../lib/router/route-inputs.ts';
import { TICKETS_PATH } from '../../../lib/router/paths.ts';
import { parseTicketFilter } from './ticket-statuses.ts';

const PER_PAGE = 10;

/** The tickets with the dialog for a new one. */
export const NEW_TICKET_URL = `${TICKETS_PATH}?new=1`;

export function isNewTicketUrl(search: URLSearchParams): boolean {
  return search.get('new') === '1';
}

export function ticketsInput(search: URLSearchParams) {
  const status = parseTicketFilter(search.get('status'));
  return { status, page: parsePage(search), per_page: PER_PAGE };
}
