import { createReadStream, existsSync } from 'node:fs';
import { UsageError } from '../lib/exit-codes.ts';

/** An entry of a HAR file, as far as it is read. */
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
    /** 0 where no answer came. */
    status: number;
    headers?: readonly HarHeader[];
    content?: { mimeType?: string; text?: string; encoding?: string; size?: number };
  };
}

/** A header as recorders write it. */
export interface HarHeader {
  name: string;
  value: string;
}

const [QUOTE, BACKSLASH, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [34, 92, 123, 125, 91, 93];

/**
 * The entries of a HAR file one by one: recordings outgrow the longest text that can be parsed at once.
 *
 * @throws UsageError when there is no such file; an Error when it is no recording, or breaks off.
 */
export async function* readEntries(file: string): AsyncGenerator<HarEntry> {
  if (!existsSync(file)) throw new UsageError(`There is no file "${file}".`);
  const cutter = createCutter();
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    for (const text of cutter.take(chunk as Buffer)) yield JSON.parse(text) as HarEntry;
  }
  if (cutter.state() === 'done') return;
  throw new Error(
    cutter.state() === 'before'
      ? `Failed to read ${file}: it has no log.entries. Export the recording as HAR.`
      : `Failed to read ${file}: it breaks off. Export the recording again.`,
  );
}

/** Cuts the objects of `log.entries` out of the bytes of a file. */
function createCutter() {
  let state: 'before' | 'in' | 'done' = 'before';
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  /** The text at depth 2 that was read last, a name if a colon follows. */
  let word: number[] = [];
  let parts: Buffer[] = [];

  return {
    state: () => state,
    take(chunk: Buffer): string[] {
      const found: string[] = [];
      let from = state === 'in' && depth > 3 ? 0 : -1;
      for (let at = 0; at < chunk.length; at += 1) {
        const byte = chunk[at] ?? 0;
        if (isText) {
          if (isEscaped) isEscaped = false;
          else if (byte === BACKSLASH) isEscaped = true;
          else if (byte === QUOTE) isText = false;
          else if (state === 'before' && depth === 2) word.push(byte);
          continue;
        }
        if (byte === QUOTE) {
          isText = true;
          if (state === 'before' && depth === 2) word = [];
        } else if (byte === OPEN || byte === OPEN_LIST) {
          depth += 1;
          if (state === 'before' && byte === OPEN_LIST && depth === 3) {
            if (Buffer.from(word).toString() === 'entries') state = 'in';
          } else if (state === 'in' && depth === 4) from = at;
        } else if (byte === CLOSE || byte === CLOSE_LIST) {
          depth -= 1;
          if (state !== 'in') continue;
          if (depth === 3 && from >= 0) {
            parts.push(chunk.subarray(from, at + 1));
            found.push(Buffer.concat(parts).toString());
            parts = [];
            from = -1;
          } else if (depth === 2) state = 'done';
        }
      }
      if (from >= 0) parts.push(chunk.subarray(from));
      return found;
    },
  };
}
