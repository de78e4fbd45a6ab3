import type { components } from '../../../generated/schema.d.ts';

/** Where a support ticket stands. */
export type TicketStatus = components['schemas']['TicketStatus'];

/** Something written on a ticket. */
export interface TicketMessage {
  readonly id: number;
  /** As it was written; may be HTML */
  readonly text: string;
  /** Milliseconds since 1970 */
  readonly sentAt: number;
  /** Account of the customer, or the one of the support staff */
  readonly senderId: number;
  /** The staff pinned it. */
  isHighlighted: boolean;
}

/** A file that came with a ticket. */
export interface TicketAttachment {
  /** `image`, or the extension of another file */
  readonly type: string;
  /** On this server, beginning with a slash */
  readonly path: string;
}

/** What a customer fills in to open a ticket. */
export interface TicketForm {
  readonly issueType: string;
  readonly message: string;
  readonly email: string;
  readonly subject: string | null;
  readonly phone: string | null;
  readonly orderNumber: string | null;
  readonly attachments: readonly TicketAttachment[];
}

/** A customer's conversation with the platform's support. */
export interface Ticket extends Omit<TicketForm, 'message'> {
  readonly id: number;
  /** Six random digits and the id */
  readonly number: string;
  readonly customerId: number;
  /** Milliseconds since 1970 */
  readonly openedAt: number;
  /** Oldest first; the first says what the ticket is about. */
  readonly messages: TicketMessage[];
  status: TicketStatus;
  /** Whether the customer may write; off until the staff switch it on. */
  allowsChat: boolean;
  /** An agreed time, in milliseconds since 1970 */
  schedule: { readonly start: number; readonly end: number } | null;
}
