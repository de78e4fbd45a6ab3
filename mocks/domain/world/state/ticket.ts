import type { components } from '../../../generated/schema.d.ts';

export type TicketStatus = components['schemas']['TicketStatus'];

export interface TicketMessage {
  readonly id: number;
  /** May be HTML */
  readonly text: string;
  /** Milliseconds since 1970 */
  readonly sentAt: number;
  /** Account id of the customer or of support */
  readonly senderId: number;
  isHighlighted: boolean;
}

export interface TicketAttachment {
  /** `image`, or the extension of another file */
  readonly type: string;
  /** Path on this server */
  readonly path: string;
}

export interface TicketForm {
  readonly issueType: string;
  readonly message: string;
  readonly email: string;
  readonly subject: string | null;
  readonly phone: string | null;
  readonly orderNumber: string | null;
  readonly attachments: readonly TicketAttachment[];
}

export interface Ticket extends Omit<TicketForm, 'message'> {
  readonly id: number;
  /** Six random digits and the id */
  readonly number: string;
  readonly customerId: number;
  /** Milliseconds since 1970 */
  readonly openedAt: number;
  /** Oldest first; the first is the question. */
  readonly messages: TicketMessage[];
  status: TicketStatus;
  /** Off until the staff allow it. */
  isChatAllowed: boolean;
  /** In milliseconds since 1970 */
  schedule: { readonly start: number; readonly end: number } | null;
}
