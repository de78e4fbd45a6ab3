import { supportTicketMessagesChannel } from '../../../api/generated/realtime.ts';
import { useGetTicket } from '../../../api/generated/support.ts';
import { usePolling } from '../../../lib/react/use-polling.ts';
import { useRealtime, useRealtimeState } from '../../realtime/use-realtime.ts';

/** Used only without a realtime connection. */
const POLL_INTERVAL_MS = 30_000;

/**
 * Refetches on realtime events (TKT-02). Without a connection it polls (FLAW 4).
 */
export function useTicket(number: string) {
  const ticket = useGetTicket({ ticket_number: number });
  const { retry } = ticket;
  useRealtime(
    supportTicketMessagesChannel,
    'support-ticket-message-event',
    ({ ticket_number: changed }) => {
      if (changed === number) void retry();
    },
    () => void retry(),
  );
  const isLive = useRealtimeState() === 'connected';
  usePolling(retry, {
    isEnabled: !isLive,
    minIntervalMs: POLL_INTERVAL_MS,
    maxIntervalMs: POLL_INTERVAL_MS,
  });
  return ticket;
}
