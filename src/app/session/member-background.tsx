import { useEffect } from 'react';
import { useApi } from '../../api/api-provider.tsx';
import { useSession } from '../../api/session.ts';
import { ChatNotifications } from '../../features/chat/chat-notifications.tsx';
import { startHeartbeat } from './heartbeat.ts';
import { syncOutbox } from './sync-outbox.ts';

/** Runs heartbeat (AUTH-18), chat notifications (MSG-10) and the outbox (STATE-05) of a customer. */
export function MemberBackground() {
  const api = useApi();
  const token = useSession((state) => state.token);

  useEffect(() => syncOutbox(api.scope), [api]);
  useEffect(() => (token === null ? undefined : startHeartbeat(api)), [api, token]);
  return token === null ? null : <ChatNotifications />;
}
