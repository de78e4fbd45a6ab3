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

/** Returns null without a key (MSG-10) and for guests. */
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
 * Subscribes to an event over the app's shared connection (MSG-10). `onSubscribed` also runs after
 * each reconnect, because events may have been missed. A null channel disables it.
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
      onEvent: (payload) => handleEvent(payload as RealtimePayload<Channel, Event>),
      onSubscribed: () => handleSubscribed(),
    });
    return () => {
      stop();
      disconnect();
    };
  }, [connections, server, channel, event]);
}

/** `off`: no connection is available, so poll instead. */
export function useRealtimeState(): RealtimeState | 'off' {
  const server = useRealtimeServer();
  const connections = useAppPart(createRealtimeConnections);
  const subscribe = useMemo(
    () => (changed: () => void) => {
      if (!server) return () => undefined;
      const { connection, disconnect } = connections.join(server);
      const stop = connection.onStateChange(changed);
      return () => {
        stop();
        disconnect();
      };
    },
    [connections, server],
  );
  return useSyncExternalStore(
    subscribe,
    () => (server ? connections.getConnectionState(server) : 'off'),
    () => 'off',
  );
}
