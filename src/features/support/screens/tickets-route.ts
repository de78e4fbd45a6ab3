import { listTickets } from '../../../api/generated/support.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { ticketsInput } from '../model/tickets-input.ts';

export { Screen } from './tickets-screen.tsx';

export const queries = (_: ScreenProps['params'], search: URLSearchParams) => [
  listTickets.query(ticketsInput(search)),
];
