import type { ChatMessage } from './chat-join.ts';

/** How many neighbouring messages are shown or left out together. */
const CHUNK = 12;
/** Of what is unseen, this much is there before it is needed, px. */
const NEEDED = 600;
const AHEAD = 1200;
const KEPT = 2400;

/** Messages, oldest first, in chunks that are numbered from one of them: older ones put before leave the others' numbers as they are. */
export interface Chunks {
  messages: readonly ChatMessage[];
  /** Where in the list chunk 0 begins. */
  start: number;
  first: number;
  last: number;
}

/** The chunks that are shown, by their numbers, both included. */
export interface Shown {
  from: number;
  to: number;
}

/** What chunks measure, by the id of their first message; the others are estimated, px. */
export interface Heights {
  known: Map<number, { height: number; count: number }>;
  /** Of one message. */
  estimate: number;
}

/** Parts messages into chunks, counted from the one whose id is `anchor`. */
export function chunksOf(messages: readonly ChatMessage[], anchor: number): Chunks {
  const start = placeOf(messages, anchor);
  const first = Math.floor(-start / CHUNK);
  // Of no message there is one empty chunk.
  const last = Math.max(first, Math.floor((messages.length - 1 - start) / CHUNK));
  return { messages, start, first, last };
}

/** From which message to before which one a chunk goes, counted from 0. */
export function spanOf({ messages, start }: Chunks, chunk: number): [from: number, to: number] {
  const from = start + chunk * CHUNK;
  return [Math.max(0, from), Math.min(messages.length, from + CHUNK)];
}

/** What is shown before anything is measured: the end. */
export function endOf({ first, last }: Chunks): Shown {
  return { from: Math.max(first, last - 2), to: last };
}

/** The room that chunks from one to before another take, px. */
export function roomOf(chunks: Chunks, heights: Heights, from: number, to: number): number {
  let room = 0;
  for (let chunk = from; chunk < to; chunk += 1) room += heightOf(chunks, heights, chunk);
  return room;
}

/**
 * Which chunks to show for a view from `top` to `bottom`, px from the start of the first chunk. As long as what is shown will do
 * it stays, so that not every scroll changes it.
 */
export function showFor(
  now: Shown,
  chunks: Chunks,
  heights: Heights,
  view: { top: number; bottom: number },
): Shown {
  const around = (more: number) =>
    overlapping(chunks, heights, view.top - more, view.bottom + more);
  const needed = around(NEEDED);
  const kept = around(KEPT);
  const isEnough = now.from <= needed.from && now.to >= needed.to;
  return isEnough && now.from >= kept.from && now.to <= kept.to ? now : around(AHEAD);
}

/** The chunks that have any of a stretch, at least one. */
export function overlapping(chunks: Chunks, heights: Heights, top: number, bottom: number): Shown {
  let end = 0;
  let from: number | undefined;
  for (let chunk = chunks.first; chunk <= chunks.last; chunk += 1) {
    end += heightOf(chunks, heights, chunk);
    if (from === undefined && end > top) from = chunk;
    if (end >= bottom) return { from: from ?? chunk, to: chunk };
  }
  return { from: from ?? chunks.last, to: chunks.last };
}

function heightOf(chunks: Chunks, { known, estimate }: Heights, chunk: number): number {
  const [from, to] = spanOf(chunks, chunk);
  const measured = known.get(chunks.messages[from]?.id ?? 0);
  return measured?.count === to - from ? measured.height : (to - from) * estimate;
}

/** Where a message stands, by its id; halving finds it among many. */
function placeOf(messages: readonly ChatMessage[], id: number): number {
  let low = 0;
  let high = messages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((messages[middle]?.id ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
