import type { RawData, WebSocket } from 'ws';
import type { WorldEvent } from '../../domain/world/realtime-events.ts';
import { type Frame, parseFrame, serializeError, serializeEvent } from './frames.ts';

export interface ConnectionTimeouts {
  /** Silence before a ping. Sent to the client in seconds. */
  readonly activityMs: number;
  readonly pongMs: number;
}

/** The Pusher service's defaults. */
export const DEFAULT_TIMEOUTS: ConnectionTimeouts = { activityMs: 120_000, pongMs: 30_000 };

const CHANNEL_NAME = /^[\w\-=@,.;]{1,164}$/;
const NON_PUBLIC_CHANNEL = /^(private|presence)-/;
const MAX_CHANNELS = 100;
/** Disconnects a client that doesn't read its messages. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

export interface Connection {
  notify: (event: WorldEvent) => void;
}

/** Handles a client with version 7 of the Pusher protocol (API-09). */
export function createConnection(
  socket: WebSocket,
  socketId: string,
  timeouts: ConnectionTimeouts,
): Connection {
  const channels = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const send = (text: string) => {
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.send(text);
  };
  const sendError = (message: string) => send(serializeError(null, message));

  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      send(serializeEvent('pusher:ping', {}));
      timer = setTimeout(
        () => closeWith(socket, 4201, 'Pong reply not received in time'),
        timeouts.pongMs,
      );
    }, timeouts.activityMs);
  };

  const subscribe = ({ data: { channel } }: Frame) => {
    if (typeof channel !== 'string' || !CHANNEL_NAME.test(channel)) {
      sendError('Failed to subscribe: invalid channel name. Use up to 164 letters and digits.');
    } else if (NON_PUBLIC_CHANNEL.test(channel)) {
      const error = 'Failed to subscribe: only public channels are available. Remove the prefix.';
      send(
        serializeEvent(
          'pusher:subscription_error',
          { type: 'AuthError', error, status: 401 },
          channel,
        ),
      );
    } else if (channels.has(channel)) {
      sendError(`Failed to subscribe: already subscribed to ${channel}.`);
    } else if (channels.size >= MAX_CHANNELS) {
      sendError(
        `Failed to subscribe: the maximum is ${MAX_CHANNELS} channels. Unsubscribe from one first.`,
      );
    } else {
      channels.add(channel);
      send(serializeEvent('pusher_internal:subscription_succeeded', {}, channel));
    }
  };

  const handleMessage = (raw: RawData, isBinary: boolean) => {
    restartTimer();
    const frame = isBinary ? undefined : parseFrame(textOf(raw));
    if (!frame) {
      sendError('Failed to read the message: not a JSON object with event and data.');
    } else if (frame.event === 'pusher:ping') {
      send(serializeEvent('pusher:pong', {}));
    } else if (frame.event === 'pusher:subscribe') {
      subscribe(frame);
    } else if (frame.event === 'pusher:unsubscribe') {
      if (typeof frame.data['channel'] === 'string') channels.delete(frame.data['channel']);
    } else if (frame.event !== 'pusher:pong') {
      sendError(
        'Failed to handle the event: clients can only ping, subscribe and unsubscribe. Use the API.',
      );
    }
  };

  socket.on('message', handleMessage);
  socket.on('close', () => clearTimeout(timer));
  restartTimer();
  const activityTimeout = Math.ceil(timeouts.activityMs / 1000);
  send(
    serializeEvent('pusher:connection_established', {
      socket_id: socketId,
      activity_timeout: activityTimeout,
    }),
  );
  return {
    notify({ channel, event, payload }) {
      if (channels.has(channel)) send(serializeEvent(event, payload, channel));
    },
  };
}

/**
 * Clients never reconnect after the codes 4000 to 4099. They reconnect after a pause with 4100 to
 * 4199, at once with 4200 to 4299.
 */
export function closeWith(socket: WebSocket, code: number, message: string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.send(serializeError(code, message));
  socket.close(code, message);
}

function textOf(raw: RawData): string {
  return (Array.isArray(raw) ? Buffer.concat(raw) : Buffer.from(raw as Buffer)).toString('utf8');
}
