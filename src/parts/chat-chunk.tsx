import { memo } from 'react';
import { ChatBubble } from './chat-bubble.tsx';
import type { ChatMessage } from './chat-join.ts';
import { rowsOf } from './chat-rows.ts';
import * as css from './chat.css.ts';

/** Neighbouring messages of a conversation, which come and go together as one scrolls. */
export const ChatChunk = memo(
  function ChatChunk(props: {
    /** All of the conversation, oldest first. */
    messages: readonly ChatMessage[];
    /** Which of them: from one to before another. */
    from: number;
    to: number;
    /** How many messages there are, -1 while that is not known. */
    total: number;
  }) {
    const { messages, from, to, total } = props;
    return (
      <div className={css.chunk} data-first={messages[from]?.id} data-count={to - from}>
        {rowsOf(messages, from, to).map((row) => (
          <ChatBubble key={row.message.id} row={row} total={total} />
        ))}
      </div>
    );
  },
  (one, other) => {
    if (one.total !== other.total || one.from !== other.from || one.to !== other.to) return false;
    // With the one before, by which days and groups begin.
    for (let at = Math.max(0, one.from - 1); at < one.to; at += 1)
      if (one.messages[at] !== other.messages[at]) return false;
    return true;
  },
);
