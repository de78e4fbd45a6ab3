import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { components } from '../../api/generated/schema.d.ts';

type Status = components['schemas']['ReturnRow']['status'];

interface ReturnState {
  label: MessageDescriptor;
  description: MessageDescriptor;
  tone: 'brand' | 'success' | 'warning' | 'danger';
}

/** Label, description and colour by status (RET-02). */
export const RETURN_STATES: Record<Status, ReturnState> = {
  Pending: {
    label: msg({ message: 'Under review', context: 'return' }),
    description: msg`The shop is reviewing your request.`,
    tone: 'warning',
  },
  Approved: {
    label: msg`Approved`,
    description: msg`The shop accepted your return and will have it picked up.`,
    tone: 'brand',
  },
  Mismatch: {
    label: msg`Wrong item`,
    description: msg`The returned item doesn’t match the order.`,
    tone: 'danger',
  },
  Damaged: {
    label: msg`Damaged`,
    description: msg`The returned item arrived damaged.`,
    tone: 'danger',
  },
  Refunded: {
    label: msg`Refunded`,
    description: msg`Your refund is on its way to your bank account.`,
    tone: 'success',
  },
  Cancelled: {
    label: msg({ message: 'Declined', context: 'return' }),
    description: msg`The shop declined your return.`,
    tone: 'danger',
  },
};
