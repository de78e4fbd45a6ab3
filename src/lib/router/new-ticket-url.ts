import { TICKETS_PATH } from './paths.ts';

/** The tickets with the dialog for a new one. */
export const NEW_TICKET_URL = `${TICKETS_PATH}?new=1`;

export function isNewTicketUrl(search: URLSearchParams): boolean {
  return search.get('new') === '1';
}
