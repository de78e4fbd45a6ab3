import { isSameDay } from '../../../lib/datetime/format-datetime.ts';
import type { ChatMessage } from './merge-messages.ts';

export interface MessageRow {
  message: ChatMessage;
  /** Starts at 1. */
  position: number;
  /** Has a date line above it. */
  isFirstOfDay: boolean;
  /** Has a picture next to it: the first of its sender in a row. */
  isFirstOfGroup: boolean;
}

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
    isFirstOfGroup: isFirstOfDay || before.type !== message.type,
  };
}
