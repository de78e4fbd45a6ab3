import type Pusher from 'pusher-js';
import type { Options } from 'pusher-js';
import type { RealtimeAddress } from '../../lib/config/boot-data.ts';
import { logFailure } from '../../lib/log.ts';
import type { RealtimeEvents } from '../generated/realtime.ts';
import { decodeFields } from '../runtime/decode-fields.ts';

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
  onSubscribed: () => void;
}

/** One web socket, shared by all who listen. */
export interface RealtimeConnection {
  /** Returns what ends the listening. */
  listen: (to: ChannelSubscription) => () => void;
  getState: () => RealtimeState;
  /** Calls back at every change of the state; returns what ends that. */
  onState: (changed: () => void) => () => void;
}

interface SharedConnection {
  connection: RealtimeConnection & { close: () => void };
  users: number;
}

/** The web sockets of one app, by the place that they lead to. */
export interface RealtimeConnections {
  /** Joins the connection to a place, which the first user opens and the last one closes (MSG-10). */
  join: (server: RealtimeServer) => { connection: RealtimeConnection; disconnect: () => void };
  /** State of the connection to a place; `connecting` where nobody has joined it yet. */
  stateOf: (server: RealtimeServer) => RealtimeState;
}

/** Creates the app's connections; none is open yet. */
export function createRealtimeConnections(): RealtimeConnections {
  const open = new Map<string, SharedConnection>();
  return {
    join(server) {
      const name = JSON.stringify(server);
      const entry = open.get(name) ?? { connection: connect(server), users: 0 };
      open.set(name, entry);
      entry.users += 1;
      return {
        connection: entry.connection,
        disconnect() {
          entry.users -= 1;
          // A user who joins in the same moment keeps it.
          queueMicrotask(() => {
            if (entry.users > 0 || open.get(name) !== entry) return;
            open.delete(name);
            entry.connection.close();
          });
        },
      };
    },
    stateOf: (server) => open.get(JSON.stringify(server))?.connection.getState() ?? 'connecting',
  };
}

function connect(server: RealtimeServer): SharedConnection['connection'] {
  let state: RealtimeState = 'connecting';
  let isClosed = false;
  const stateListeners = new Set<() => void>();
  const listeners = new Map<string, number>();
  const setState = (next: RealtimeState) => {
    if (state === next) return;
    state = next;
    for (const changed of stateListeners) changed();
  };

  // 18 kB that nobody needs who neither chats nor waits for a ticket's answer.
  const loading: Promise<Pusher | undefined> = import('pusher-js').then(
    ({ default: Client }) => {
      if (isClosed) return undefined;
      const client = new Client(server.key, optionsOf(server));
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
    { channel: name, event, onEvent, onSubscribed }: ChannelSubscription,
  ) {
    const channel = client.subscribe(name);
    listeners.set(name, (listeners.get(name) ?? 0) + 1);
    // Who joins a channel that is heard already asks for what there is only now, and misses nothing.
    const handleEvent = (payload: unknown) => onEvent(decodeFields(structuredClone(payload)));
    channel.bind(event, handleEvent).bind('pusher:subscription_succeeded', onSubscribed);
    return () => {
      channel.unbind(event, handleEvent).unbind('pusher:subscription_succeeded', onSubscribed);
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
      let isListening = true;
      void loading.then((client) => {
        if (client && isListening) stop = subscribe(client, to);
      });
      return () => {
        isListening = false;
        stop?.();
      };
    },
    getState: () => state,
    onState(changed) {
      stateListeners.add(changed);
      return () => stateListeners.delete(changed);
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
