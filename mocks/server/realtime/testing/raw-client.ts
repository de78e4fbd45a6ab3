import { WebSocket } from 'ws';

/** `data` is parsed from nested JSON. */
export interface ServerMessage {
  readonly event: string;
  readonly channel?: string;
  readonly data: unknown;
}

/** Can send invalid frames. */
export interface RawClient {
  send: (frame: unknown) => void;
  next: () => Promise<ServerMessage>;
  /** Resolves with the close code. */
  closed: Promise<number>;
  socket: WebSocket;
}

/** Connects to a path of the mock. Sends texts and buffers unchanged, anything else as JSON. */
export function openRawClient(origin: string, path: string): RawClient {
  const socket = new WebSocket(origin.replace('http', 'ws') + path);
  const received: ServerMessage[] = [];
  const waiting: ((message: ServerMessage) => void)[] = [];
  socket.on('message', (raw: Buffer) => {
    const frame = JSON.parse(raw.toString('utf8')) as ServerMessage;
    const data: unknown = typeof frame.data === 'string' ? JSON.parse(frame.data) : frame.data;
    const message = { ...frame, data };
    const listener = waiting.shift();
    if (listener) listener(message);
    else received.push(message);
  });
  socket.on('error', () => undefined);
  return {
    socket,
    send: (frame) =>
      socket.send(
        typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame),
      ),
    next: () =>
      new Promise((resolve) => {
        const message = received.shift();
        if (message) resolve(message);
        else waiting.push(resolve);
      }),
    closed: new Promise((resolve) => {
      socket.on('close', (code) => resolve(code));
    }),
  };
}
