import { isRecord } from '../../lib/is-record.ts';

export interface Frame {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Parses `event` and `data` (an object, or JSON of one). Returns undefined for anything else. */
export function parseFrame(text: string): Frame | undefined {
  const frame = parseJson(text);
  if (!isRecord(frame) || typeof frame['event'] !== 'string') return undefined;
  const { event, data } = frame;
  const content = typeof data === 'string' ? parseJson(data) : (data ?? {});
  return isRecord(content) ? { event, data: content } : undefined;
}

/** Serializes an event, with its data as nested JSON. */
export function serializeEvent(event: string, data: unknown, channel?: string): string {
  return JSON.stringify({
    event,
    ...(channel === undefined ? {} : { channel }),
    data: JSON.stringify(data),
  });
}

/** Codes from 4000 announce the end of the connection; null doesn't. */
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
