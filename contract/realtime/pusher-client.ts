import { WebSocket } from 'ws';
import { isRecord } from '../lib/is-record.ts';

export interface PusherClient {
  /** Resolves when the server has confirmed it. Rejects if it refuses, or does not respond. */
  subscribe: (channel: string) => Promise<void>;
  /** Receives each text frame of the server. */
  onFrame: (listener: (text: string) => void) => void;
  close: () => void;
}

/** Version of Pusher's protocol. */
const PROTOCOL = 7;

/**
 * Connects to a Pusher server, such as `wss://ws-eu.pusher.com`.
 *
 * @throws if it can't be reached, refuses the key or does not respond in time.
 */
export async function connectPusher(
  server: string,
  key: string,
  timeoutMs: number,
): Promise<PusherClient> {
  const url = `${server}/app/${encodeURIComponent(key)}?protocol=${PROTOCOL}&client=souk-contract`;
  const socket = new WebSocket(url, { handshakeTimeout: timeoutMs });
  const listeners = new Set<(text: string) => void>();
  const waiting = new Set<(frame: Record<string, unknown>) => void>();
  socket.on('message', (bytes: Buffer) => {
    const text = bytes.toString();
    const frame = toFrame(text);
    if (frame['event'] === 'pusher:ping') socket.send('{"event":"pusher:pong","data":{}}');
    for (const take of waiting) take(frame);
    for (const listener of listeners) listener(text);
  });

  /** Resolves with the next frame that has the event. */
  function waitFor(event: string, channel?: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (cause: string) => settle(() => reject(new Error(cause)));
      const timer = setTimeout(() => fail(`no response within ${timeoutMs} ms`), timeoutMs);
      const onError = (error: Error) => fail(error.message);
      const onClose = (code: number) => fail(`the server closed the connection (${code})`);
      const take = (frame: Record<string, unknown>) => {
        if (frame['event'] === event && frame['channel'] === channel) settle(resolve);
        const isRefusal = frame['event'] === 'pusher:subscription_error' && channel !== undefined;
        if (isRefusal || frame['event'] === 'pusher:error') fail(JSON.stringify(frame['data']));
      };
      function settle(end: () => void) {
        clearTimeout(timer);
        waiting.delete(take);
        socket.off('error', onError).off('close', onClose);
        end();
      }
      waiting.add(take);
      socket.on('error', onError).on('close', onClose);
    });
  }

  try {
    await waitFor('pusher:connection_established');
  } catch (error) {
    socket.on('error', () => undefined).terminate();
    throw error;
  }
  // Later failures show as missing events.
  socket.on('error', () => undefined);
  return {
    async subscribe(channel) {
      const confirmed = waitFor('pusher_internal:subscription_succeeded', channel);
      socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }));
      await confirmed;
    },
    onFrame: (listener) => void listeners.add(listener),
    close: () => socket.terminate(),
  };
}

function toFrame(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
