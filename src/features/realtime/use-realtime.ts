import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { RealtimeEvents } from '../../api/generated/realtime.ts';
import {
  createRealtimeConnections,
  type RealtimePayload,
  type RealtimeServer,
  type RealtimeState,
} from '../../api/transport/realtime.ts';
import { useSession } from '../../api/session.ts';
import { useAppPart } from '../../lib/react/app-scope.ts';
import { useConfig } from '../../lib/config/config-context.ts';
import { useSettings } from '../settings/use-settings.ts';

/** Where events come from; null without a key (MSG-10) and for guests, who have nothing to hear. */
function useRealtimeServer(): RealtimeServer | null {
  const { settings } = useSettings();
  const { realtime: address } = useConfig();
  const isGuest = useSession(({ token }) => token === null);
  const { pusher_app_key: key, pusher_app_cluster: cluster } = settings;
  return useMemo(
    () => (isGuest || !key ? null : { key, cluster: cluster ?? '', address }),
    [isGuest, key, cluster, address],
  );
}

/**
 * Tells of an event on a channel while the component stands, over the one connection of the app
 * (MSG-10). `onSubscribed` is told that the channel is heard from now on, at first and after each gap:
 * what came before may have been missed. A null channel hears nothing.
 */
export function useRealtime<
  Channel extends keyof RealtimeEvents,
  Event extends keyof RealtimeEvents[Channel] & string,
>(
  channel: Channel | null,
  event: Event,
  onEvent: (payload: RealtimePayload<Channel, Event>) => void,
  onSubscribed: () => void = () => undefined,
): void {
  const server = useRealtimeServer();
  const connections = useAppPart(createRealtimeConnections);
  const handleEvent = useEffectEvent(onEvent);
  const handleSubscribed = useEffectEvent(onSubscribed);

  useEffect(() => {
    if (!server || channel === null) return undefined;
    const { connection, disconnect } = connections.join(server);
    const stop = connection.listen({
      channel,
      event,
      // The contract's description of the channels is the type of what comes over them.
      onEvent: (payload) => handleEvent(payload as RealtimePayload<Channel, Event>),
      onSubscribed: () => handleSubscribed(),
    });
    return () => {
      stop();
      disconnect();
    };
  }, [connections, server, channel, event]);
}

/** How the connection is; `off` where there is none to have: then news has to be fetched. */
export function useRealtimeState(): RealtimeState | 'off' {
  const server = useRealtimeServer();
  const connections = useAppPart(createRealtimeConnections);
  const subscribe = useMemo(
    () => (changed: () => void) => {
      if (!server) return () => undefined;
      const { connection, disconnect } = connections.join(server);
      const stop = connection.onState(changed);
      return () => {
        stop();
        disconnect();
      };
    },
    [connections, server],
  );
  return useSyncExternalStore(
    subscribe,
    () => (server ? connections.stateOf(server) : 'off'),
    () => 'off',
  );
}
