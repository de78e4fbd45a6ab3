import { listTickets } from '../../../api/generated/support.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { ticketsInput } from '../model/tickets-input.ts';

export { Screen } from './tickets-screen.tsx';

/** Asked on hover and by the server. */
export const queries = (_: ScreenProps['params'], search: URLSearchParams) => [
  listTickets.query(ticketsInput(search)),
];
