import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { components } from '../../../api/generated/schema.d.ts';

type Return = components['schemas']['ReturnRow'];
type Status = Return['status'];

interface ReturnState {
  label: MessageDescriptor;
  /** What it means for the shopper. */
  description: MessageDescriptor;
  tone: 'warning' | 'neutral' | 'brand' | 'success' | 'danger';
}

/** How a return stands, as word, sentence and colour (RET-02). */
export const RETURN_STATES: Record<Status, ReturnState> = {
  Pending: {
    label: msg`Pending`,
    description: msg`The shop has your request and will look at it.`,
    tone: 'neutral',
  },
  Approved: {
    label: msg`Approved`,
    description: msg`The shop takes it back and collects it from you.`,
    tone: 'brand',
  },
  Mismatch: {
    label: msg`Mismatch`,
    description: msg`What came back is not what was ordered.`,
    tone: 'warning',
  },
  Damaged: {
    label: msg`Damaged`,
    description: msg`What came back was damaged.`,
    tone: 'warning',
  },
  Refunded: {
    label: msg`Refunded`,
    description: msg`The money is on its way to your account.`,
    tone: 'success',
  },
  Cancelled: {
    label: msg`Cancelled`,
    description: msg`The shop does not take it back.`,
    tone: 'danger',
  },
};

/** The way of a return: the usual one up to where it stands and on, or up to where it ended otherwise. */
export function stepsOf(status: Status): { status: Status; state: 'done' | 'current' | 'ahead' }[] {
  const steps: Status[] =
    status === 'Pending' || status === 'Approved' || status === 'Refunded'
      ? ['Pending', 'Approved', 'Refunded']
      : ['Pending', status];
  const statusIndex = steps.indexOf(status);
  return steps.map((step, index) => ({
    status: step,
    state:
      index < statusIndex || (step === 'Refunded' && status === 'Refunded')
        ? 'done'
        : index === statusIndex
          ? 'current'
          : 'ahead',
  }));
}

/** What has become of the money. */
export function refundOf({
  payment_status: paid,
  status,
}: Pick<Return, 'payment_status' | 'status'>) {
  if (paid === 'Paid') return { label: msg`Refund paid`, tone: 'success' as const };
  if (status === 'Cancelled') return { label: msg`No refund`, tone: 'neutral' as const };
  return { label: msg`Refund not paid yet`, tone: 'neutral' as const };
}
