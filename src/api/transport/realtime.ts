import type Pusher from 'pusher-js';
import type { Options } from 'pusher-js';
import type { RealtimeAddress } from '../../lib/config/boot-data.ts';
import { logFailure } from '../../lib/log.ts';
import type { RealtimeEvents } from '../generated/realtime.ts';

/** Where events come from: the settings' key and cluster, and an address that stands in for Pusher's cloud. */
export interface RealtimeServer {
  key: string;
  cluster: string;
  address: RealtimeAddress | null;
}

/** `lost` after a connection broke or could not be made; it goes on trying by itself. */
export type RealtimeState = 'connecting' | 'connected' | 'lost';

/** Payload of an event on a channel, by the contract. */
export type RealtimePayload<
  Channel extends keyof RealtimeEvents,
  Event extends keyof RealtimeEvents[Channel],
> = RealtimeEvents[Channel][Event];

/** What a part of the page wants to be told of one channel. */
export interface ChannelSubscription {
  channel: string;
  event: string;
  onEvent: (payload: unknown) => void;
  /** The channel is heard from now on, for the first time or after a gap: what came before may have been missed. */
  onHeard: () => void;
}

/** One web socket, shared by all who listen. */
export interface RealtimeConnection {
  /** Returns what ends the listening. */
  listen: (to: ChannelSubscription) => () => void;
  getState: () => RealtimeState;
  /** Calls back at every change of the state; returns what ends that. */
  onState: (changed: () => void) => () => void;
}

interface Shared {
  connection: RealtimeConnection & { close: () => void };
  users: number;
}

const open = new Map<string, Shared>();

/**
 * Joins the connection to a place, which the first to come opens and the last to go closes (MSG-10).
 * Returns it with what ends the use.
 */
export function subscribeToChannel(place: RealtimeServer): {
  connection: RealtimeConnection;
  leave: () => void;
} {
  const name = JSON.stringify(place);
  const shared = open.get(name) ?? { connection: connect(place), users: 0 };
  open.set(name, shared);
  shared.users += 1;
  return {
    connection: shared.connection,
    leave() {
      shared.users -= 1;
      // Whoever takes over in the same moment keeps it.
      queueMicrotask(() => {
        if (shared.users > 0 || open.get(name) !== shared) return;
        open.delete(name);
        shared.connection.close();
      });
    },
  };
}

/** How the connection to a place is; `connecting` where nobody has joined it yet. */
export function realtimeStateOf(place: RealtimeServer): RealtimeState {
  return open.get(JSON.stringify(place))?.connection.getState() ?? 'connecting';
}

function connect(place: RealtimeServer): Shared['connection'] {
  let state: RealtimeState = 'connecting';
  let isClosed = false;
  const watchers = new Set<() => void>();
  const listeners = new Map<string, number>();
  const setState = (next: RealtimeState) => {
    if (state === next) return;
    state = next;
    for (const changed of watchers) changed();
  };

  // 18 kB that nobody needs who neither chats nor waits for a ticket's answer.
  const loading: Promise<Pusher | undefined> = import('pusher-js').then(
    ({ default: Client }) => {
      if (isClosed) return undefined;
      const client = new Client(place.key, optionsOf(place));
      client.connection.bind('state_change', ({ current }: { current: string }) => {
        if (current === 'connected') setState('connected');
        else if (current !== 'initialized' && (current !== 'connecting' || state !== 'connecting'))
          setState('lost');
      });
      return client;
    },
    (error: unknown) => {
      logFailure('The realtime client could not be loaded; news is fetched instead.', error);
      setState('lost');
      return undefined;
    },
  );

  function subscribe(
    client: Pusher,
    { channel: name, event, onEvent, onHeard }: ChannelSubscription,
  ) {
    const channel = client.subscribe(name);
    listeners.set(name, (listeners.get(name) ?? 0) + 1);
    // Who joins a channel that is heard already asks for what there is only now, and misses nothing.
    channel.bind(event, onEvent).bind('pusher:subscription_succeeded', onHeard);
    return () => {
      channel.unbind(event, onEvent).unbind('pusher:subscription_succeeded', onHeard);
      const left = (listeners.get(name) ?? 1) - 1;
      listeners.set(name, left);
      // Not over a line that is being closed, which takes the channel with it.
      setTimeout(() => {
        if (!isClosed && listeners.get(name) === 0) client.unsubscribe(name);
      });
    };
  }

  return {
    listen(to) {
      let stop: (() => void) | undefined;
      let isWanted = true;
      void loading.then((client) => {
        if (client && isWanted) stop = subscribe(client, to);
      });
      return () => {
        isWanted = false;
        stop?.();
      };
    },
    getState: () => state,
    onState(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    close() {
      isClosed = true;
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
