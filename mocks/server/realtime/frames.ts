import { isRecord } from '../../lib/is-record.ts';

/** What a client says. */
export interface Frame {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Parses a client's frame: JSON with an `event`, and `data` as an object or as JSON of one. Undefined for anything else. */
export function parseFrame(text: string): Frame | undefined {
  const frame = parseJson(text);
  if (!isRecord(frame) || typeof frame['event'] !== 'string') return undefined;
  const { event, data } = frame;
  const content = typeof data === 'string' ? parseJson(data) : (data ?? {});
  return isRecord(content) ? { event, data: content } : undefined;
}

/** Serializes an event for the Pusher protocol: the data is JSON inside of JSON. */
export function serializeEvent(event: string, data: unknown, channel?: string): string {
  return JSON.stringify({
    event,
    ...(channel === undefined ? {} : { channel }),
    data: JSON.stringify(data),
  });
}

/** Serializes an error, whose data is an object. Codes from 4000 come with the end of the connection, null without. */
export function serializeError(code: number | null, message: string): string {
  return JSON.stringify({ event: 'pusher:error', data: { code, message } });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
