import type { ChatMessage } from './chat-join.ts';

/** A message with where it stands among the others. */
export interface ChatRow {
  message: ChatMessage;
  /** Counts from 1. */
  position: number;
  /** The first of its day: a line with the day stands above it. */
  startsDay: boolean;
  /** The first of what one side wrote in one go: the writer's picture stands beside it. */
  startsGroup: boolean;
}

/** Neighbouring rows that are shown or left out together. */
export interface ChatChunk {
  key: number;
  rows: readonly ChatRow[];
}

/** What one side writes within this time is one group, ms. */
const GROUP = 5 * 60_000;
const CHUNK = 12;

/**
 * Splits messages, oldest first, into chunks. They are counted from the message `anchor`, so that older messages put before
 * leave the others' chunks as they are.
 */
export function chunkRows(messages: readonly ChatMessage[], anchor: number): ChatChunk[] {
  const start = Math.max(
    0,
    messages.findIndex(({ id }) => id >= anchor),
  );
  const chunks: { key: number; rows: ChatRow[] }[] = [];
  let before: ChatMessage | undefined;
  for (const [index, message] of messages.entries()) {
    const key = Math.floor((index - start) / CHUNK);
    const startsDay = !before || !isSameDay(before, message);
    const row: ChatRow = {
      message,
      position: index + 1,
      startsDay,
      startsGroup: startsDay || !before || !isSameGroup(before, message),
    };
    const last = chunks.at(-1);
    if (last?.key === key) last.rows.push(row);
    else chunks.push({ key, rows: [row] });
    before = message;
  }
  return chunks;
}

function isSameDay(one: ChatMessage, other: ChatMessage): boolean {
  return momentOf(one).day === momentOf(other).day;
}

function isSameGroup(one: ChatMessage, other: ChatMessage): boolean {
  return one.type === other.type && momentOf(other).at - momentOf(one).at < GROUP;
}

/** Read once: a long conversation is split anew with every message. */
const moments = new WeakMap<ChatMessage, { at: number; day: number }>();

function momentOf(message: ChatMessage): { at: number; day: number } {
  const known = moments.get(message);
  if (known) return known;
  const date = new Date(message.created_at);
  const made = { at: date.getTime(), day: new Date(date).setHours(0, 0, 0, 0) };
  moments.set(message, made);
  return made;
}
