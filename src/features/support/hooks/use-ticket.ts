import { useEffect, useEffectEvent } from 'react';
import { supportTicketMessagesChannel } from '../../../api/generated/realtime.ts';
import { useGetTicket } from '../../../api/generated/support.ts';
import { useRealtime, useRealtimeState } from '../../realtime/use-realtime.ts';

/** Used only without a realtime connection. */
const POLL_INTERVAL_MS = 30_000;

/**
 * Refetches on realtime events (TKT-02). Without a connection it polls and refetches on focus (FLAW
 * 4).
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
