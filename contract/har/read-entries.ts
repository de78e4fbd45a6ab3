import { createReadStream, existsSync } from 'node:fs';
import { UsageError } from '../lib/exit-codes.ts';

export interface HarEntry {
  startedDateTime?: string;
  time?: number;
  request: {
    method: string;
    url: string;
    headers?: readonly HarHeader[];
    postData?: { mimeType?: string; text?: string; encoding?: string };
    bodySize?: number;
  };
  response: {
    status: number;
    headers?: readonly HarHeader[];
    content?: { mimeType?: string; text?: string; encoding?: string; size?: number };
  };
  _webSocketMessages?: readonly HarSocketMessage[];
}

/** Only Chrome records them. */
export interface HarSocketMessage {
  type: 'send' | 'receive';
  /** Of the frame; 1 is text. */
  opcode: number;
  data: string;
}

export interface HarHeader {
  name: string;
  value: string;
}

const [QUOTE, BACKSLASH, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [34, 92, 123, 125, 91, 93];

/**
 * Yields entries one by one, because recordings can be too large to parse.
 *
 * @throws UsageError if the file doesn't exist; an Error if it is not a complete recording.
 */
export async function* readEntries(file: string): AsyncGenerator<HarEntry> {
  if (!existsSync(file)) throw new UsageError(`File not found: "${file}".`);
  const scanner = createEntryScanner();
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    for (const text of scanner.scan(chunk as Buffer)) yield JSON.parse(text) as HarEntry;
  }
  if (scanner.state() === 'done') return;
  throw new Error(
    scanner.state() === 'before'
      ? `Failed to read ${file}: it has no log.entries. Export the recording as HAR.`
      : `Failed to read ${file}: it is truncated. Export the recording again.`,
  );
}

/** Finds the objects of `log.entries` in the chunks of a file. */
function createEntryScanner() {
  let state: 'before' | 'in' | 'done' = 'before';
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  /** Bytes of the last string at depth 2, which may be a key. */
  let key: number[] = [];
  let parts: Buffer[] = [];

  return {
    state: () => state,
    scan(chunk: Buffer): string[] {
      const found: string[] = [];
      let start = state === 'in' && depth > 3 ? 0 : -1;
      for (let index = 0; index < chunk.length; index += 1) {
        const byte = chunk[index] ?? 0;
        if (isInString) {
          if (isEscaped) isEscaped = false;
          else if (byte === BACKSLASH) isEscaped = true;
          else if (byte === QUOTE) isInString = false;
          else if (state === 'before' && depth === 2) key.push(byte);
          continue;
        }
        if (byte === QUOTE) {
          isInString = true;
          if (state === 'before' && depth === 2) key = [];
        } else if (byte === OPEN || byte === OPEN_LIST) {
          depth += 1;
          if (state === 'before' && byte === OPEN_LIST && depth === 3) {
            if (Buffer.from(key).toString() === 'entries') state = 'in';
          } else if (state === 'in' && depth === 4) start = index;
        } else if (byte === CLOSE || byte === CLOSE_LIST) {
          depth -= 1;
          if (state !== 'in') continue;
          if (depth === 3 && start >= 0) {
            parts.push(chunk.subarray(start, index + 1));
            found.push(Buffer.concat(parts).toString());
            parts = [];
            start = -1;
          } else if (depth === 2) state = 'done';
        }
      }
      if (start >= 0) parts.push(chunk.subarray(start));
      return found;
    },
  };
}
