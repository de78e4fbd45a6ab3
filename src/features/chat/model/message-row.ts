import { isSameDay } from '../../../lib/datetime/format-datetime.ts';
import type { ChatMessage } from './merge-messages.ts';

export interface MessageRow {
  message: ChatMessage;
  /** Starts at 1. */
  position: number;
  /** Has a date line above it. */
  isFirstOfDay: boolean;
  /** Has a picture next to it. */
  isFirstOfGroup: boolean;
}

/** Maximum time between messages of a group. */
const GROUP_WINDOW_MS = 5 * 60_000;

export function toMessageRow(
  messages: readonly ChatMessage[],
  message: ChatMessage,
  index: number,
): MessageRow {
  const before = messages[index - 1];
  const isFirstOfDay = !before || !isSameDay(before.created_at, message.created_at);
  return {
    message,
    position: index + 1,
    isFirstOfDay,
    isFirstOfGroup: isFirstOfDay || !isSameGroup(before, message),
  };
}

function isSameGroup(one: ChatMessage, other: ChatMessage): boolean {
  return (
    one.type === other.type &&
    Date.parse(other.created_at) - Date.parse(one.created_at) < GROUP_WINDOW_MS
  );
}
