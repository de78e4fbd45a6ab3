/** The API's names for the two sides of a chat. */
export type ChatSide = 'user' | 'shop';

/** A message with a product usually has no text. */
export interface ChatMessage {
  readonly id: number;
  readonly sender: ChatSide;
  readonly text: string | null;
  readonly productId: number | null;
  /** Milliseconds since 1970 */
  readonly sentAt: number;
  /** By the other side */
  isSeen: boolean;
}

export interface Conversation {
  readonly id: number;
  readonly shopId: number;
  readonly customerId: number;
  /** The product last asked about */
  productId: number | null;
  /** Oldest first. */
  readonly messages: ChatMessage[];
}

export interface ChatState {
  /** Oldest first. */
  readonly conversations: Conversation[];
  /** End of a shop's presence (milliseconds since 1970), by shop id. */
  readonly onlineUntil: Map<number, number>;
  lastMessageId: number;
}
