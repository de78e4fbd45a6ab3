import { isSameDay } from '../../../lib/datetime/format-datetime.ts';
import type { ChatMessage } from './merge-messages.ts';

/** A message with where it stands among the others. */
export interface MessageRow {
  message: ChatMessage;
  /** Counts from 1. */
  position: number;
  /** The first of its day: a line with the day stands above it. */
  startsDay: boolean;
  /** The first of what one side wrote in one go: the writer's picture stands beside it. */
  startsGroup: boolean;
}

/** What one side writes within this time is one group, ms. */
const GROUP_WINDOW_MS = 5 * 60_000;

/** One of the messages, which stand oldest first, as a row; counted from 0. */
export function toMessageRow(
  messages: readonly ChatMessage[],
  message: ChatMessage,
  index: number,
): MessageRow {
  const before = messages[index - 1];
  const startsDay = !before || !isSameDay(before.created_at, message.created_at);
  return {
    message,
    position: index + 1,
    startsDay,
    startsGroup: startsDay || !isSameGroup(before, message),
  };
}

function isSameGroup(one: ChatMessage, other: ChatMessage): boolean {
  return (
    one.type === other.type &&
    Date.parse(other.created_at) - Date.parse(one.created_at) < GROUP_WINDOW_MS
  );
}
