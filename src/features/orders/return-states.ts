import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { components } from '../../api/generated/schema.d.ts';

type Status = components['schemas']['ReturnRow']['status'];

interface ReturnState {
  /** Of a step. */
  label: MessageDescriptor;
  /** Without other words. */
  title: MessageDescriptor;
  description: MessageDescriptor;
  tone: 'brand' | 'success' | 'warning' | 'danger';
}

/** Texts and colour by status (RET-02). */
export const RETURN_STATES: Record<Status, ReturnState> = {
  Pending: {
    label: msg({ message: 'Under review', context: 'return' }),
    title: msg`Return under review`,
    description: msg`The shop is reviewing your request.`,
    tone: 'warning',
  },
  Approved: {
    label: msg`Approved`,
    title: msg`Return approved`,
    description: msg`The shop accepted your return and will have it picked up.`,
    tone: 'brand',
  },
  Mismatch: {
    label: msg`Wrong item`,
    title: msg`Wrong item returned`,
    description: msg`The returned item doesn’t match the order.`,
    tone: 'warning',
  },
  Damaged: {
    label: msg`Damaged`,
    title: msg`Returned item damaged`,
    description: msg`The returned item arrived damaged.`,
    tone: 'warning',
  },
  Refunded: {
    label: msg`Refunded`,
    title: msg`Refund sent`,
    description: msg`We sent your refund to your bank account.`,
    tone: 'success',
  },
  Cancelled: {
    label: msg({ message: 'Declined', context: 'return' }),
    title: msg`Return declined`,
    description: msg`The shop declined your return.`,
    tone: 'danger',
  },
};
