import type Pusher from 'pusher-js';
import type { Options } from 'pusher-js';
import type { RealtimeAddress } from '../../lib/config/boot-data.ts';
import { logFailure } from '../../lib/log.ts';
import type { RealtimeEvents } from '../generated/realtime.ts';
import { decodeFields } from '../runtime/decode-fields.ts';

/** `address` replaces Pusher's cloud. */
export interface RealtimeServer {
  key: string;
  cluster: string;
  address: RealtimeAddress | null;
}

/** `lost` after a connection failed or broke; reconnects automatically. */
export type RealtimeState = 'connecting' | 'connected' | 'lost';

export type RealtimePayload<
  Channel extends keyof RealtimeEvents,
  Event extends keyof RealtimeEvents[Channel],
> = RealtimeEvents[Channel][Event];

export interface ChannelSubscription {
  channel: string;
  event: string;
  onEvent: (payload: unknown) => void;
  /** Also called after a gap: earlier events may have been missed. */
  onSubscribed: () => void;
}

/** One WebSocket with several listeners. */
export interface RealtimeConnection {
  /** Returns an unsubscribe function. */
  listen: (subscription: ChannelSubscription) => () => void;
  getState: () => RealtimeState;
  /** Returns an unsubscribe function. */
  onStateChange: (listener: () => void) => () => void;
}

interface SharedConnection {
  connection: RealtimeConnection & { close: () => void };
  userCount: number;
}

/** Shared connections, one per server. */
export interface RealtimeConnections {
  /** The first user opens the connection and the last one closes it (MSG-10). */
  join: (server: RealtimeServer) => { connection: RealtimeConnection; disconnect: () => void };
  /** `connecting` if nobody has joined. */
  getConnectionState: (server: RealtimeServer) => RealtimeState;
}

export function createRealtimeConnections(): RealtimeConnections {
  const open = new Map<string, SharedConnection>();
  return {
    join(server) {
      const name = JSON.stringify(server);
      const entry = open.get(name) ?? { connection: connect(server), userCount: 0 };
      open.set(name, entry);
      entry.userCount += 1;
      return {
        connection: entry.connection,
        disconnect() {
          entry.userCount -= 1;
          // Another user may join at the same moment.
          queueMicrotask(() => {
            if (entry.userCount > 0 || open.get(name) !== entry) return;
            open.delete(name);
            entry.connection.close();
          });
        },
      };
    },
    getConnectionState: (server) =>
      open.get(JSON.stringify(server))?.connection.getState() ?? 'connecting',
  };
}

function connect(server: RealtimeServer): SharedConnection['connection'] {
  let state: RealtimeState = 'connecting';
  const closing = new AbortController();
  const stateListeners = new Set<() => void>();
  const listenerCounts = new Map<string, number>();
  const setState = (next: RealtimeState) => {
    if (state === next) return;
    state = next;
    for (const listener of stateListeners) listener();
  };

  // 18 kB that only chats and tickets need.
  const loading: Promise<Pusher | undefined> = import('pusher-js').then(
    ({ default: Client }) => {
      if (closing.signal.aborted) return undefined;
      const client = new Client(server.key, optionsOf(server));
      const onPageHide = () => {
        // Browsers log a warning if the connection is not yet open, and close it themselves.
        if (client.connection.state === 'connected') client.disconnect();
      };
      // Some browsers do not keep pages with a WebSocket in the back/forward cache.
      window.addEventListener('pagehide', onPageHide, { signal: closing.signal });
      window.addEventListener('pageshow', ({ persisted }) => persisted && client.connect(), {
        signal: closing.signal,
      });
      client.connection.bind('state_change', ({ current }: { current: string }) => {
        if (current === 'connected') setState('connected');
        else if (current === 'disconnected') setState('connecting');
        else if (current !== 'initialized' && (current !== 'connecting' || state !== 'connecting'))
          setState('lost');
      });
      return client;
    },
    (error: unknown) => {
      logFailure('Failed to load the realtime client; polling for updates instead.', error);
      setState('lost');
      return undefined;
    },
  );

  function subscribe(
    client: Pusher,
    { channel: name, event, onEvent, onSubscribed }: ChannelSubscription,
  ) {
    const channel = client.subscribe(name);
    listenerCounts.set(name, (listenerCounts.get(name) ?? 0) + 1);
    // On a channel that is already subscribed, `onSubscribed` is not called: a new listener has
    // just fetched its data.
    const handleEvent = (payload: unknown) => onEvent(decodeFields(structuredClone(payload)));
    channel.bind(event, handleEvent).bind('pusher:subscription_succeeded', onSubscribed);
    return () => {
      channel.unbind(event, handleEvent).unbind('pusher:subscription_succeeded', onSubscribed);
      const remaining = (listenerCounts.get(name) ?? 1) - 1;
      listenerCounts.set(name, remaining);
      // Closing the connection also ends its channels.
      setTimeout(() => {
        if (!closing.signal.aborted && listenerCounts.get(name) === 0) client.unsubscribe(name);
      });
    };
  }

  return {
    listen(subscription) {
      let stop: (() => void) | undefined;
      let isListening = true;
      void loading.then((client) => {
        if (client && isListening) stop = subscribe(client, subscription);
      });
      return () => {
        isListening = false;
        stop?.();
      };
    },
    getState: () => state,
    onStateChange(listener) {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    close() {
      closing.abort();
      void loading.then((client) => client?.disconnect());
    },
  };
}

function optionsOf({ cluster, address }: RealtimeServer): Options {
  if (!address) return { cluster, forceTLS: true };
  const { host, port, tls } = address;
  return {
    cluster,
    wsHost: host,
    wsPort: port,
    wssPort: port,
    forceTLS: tls,
    enabledTransports: ['ws', 'wss'],
  };
}
