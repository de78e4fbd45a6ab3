import { useEffect, useEffectEvent } from 'react';
import { supportTicketMessagesChannel } from '../../../api/generated/realtime.ts';
import { useGetTicket } from '../../../api/generated/support.ts';
import { useRealtime, useRealtimeState } from '../../realtime/use-realtime.ts';

/** Between two looks for news while no connection tells of them, ms. */
const POLL_INTERVAL_MS = 30_000;

/**
 * A ticket, read anew when the staff change it (TKT-02). Without a connection, for want of a key or while it is lost, it looks again
 * on focus and every half a minute (FLAW 4).
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
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void retry();
  });
  useEffect(() => {
    if (isLive) return undefined;
    const timer = setInterval(() => refresh(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isLive]);
  return ticket;
}
