/** A message that the server has not confirmed. */
export interface OutgoingMessage {
  key: string;
  text: string;
  /** ISO time of the last attempt to send it. */
  at: string;
  /** The newest message known when it was written: its own is newer. Null where none was known: then nothing is taken for it. */
  after: number | null;
  /** Why it failed, in the language of that moment; null while it is being sent. */
  failure: { reason: string; locale: string } | null;
}
