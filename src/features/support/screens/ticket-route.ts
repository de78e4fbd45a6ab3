import { getTicket } from '../../../api/generated/support.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';

export { Screen } from './ticket-screen.tsx';

export const queries = (params: ScreenProps['params']) => [
  getTicket.query({ ticket_number: params['ticketNumber'] ?? '' }),
];
