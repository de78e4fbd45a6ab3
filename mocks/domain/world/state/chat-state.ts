/** The two sides of a conversation, by their names on the wire. */
export type ChatSide = 'user' | 'shop';

/** One message. A message with a product usually has no text. */
export interface ChatMessage {
  readonly id: number;
  readonly sender: ChatSide;
  readonly text: string | null;
  readonly productId: number | null;
  /** Milliseconds since 1970 */
  readonly at: number;
  /** By the other side */
  isSeen: boolean;
}

/** What one customer and one shop have written to each other. */
export interface Conversation {
  readonly id: number;
  readonly shopId: number;
  readonly customerId: number;
  /** The product last asked about */
  productId: number | null;
  /** Oldest first. */
  readonly messages: ChatMessage[];
}

/** All conversations of a world. */
export interface ChatState {
  /** Oldest first. */
  readonly conversations: Conversation[];
  /** When a shop's last sign of life stops counting, by shop id. */
  readonly onlineUntil: Map<number, number>;
  lastMessageId: number;
}
