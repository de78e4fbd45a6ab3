import { msg } from '@lingui/core/macro';
import type { components } from '../../../api/generated/schema.d.ts';

type Return = components['schemas']['ReturnRow'];
type Status = Return['status'];

const REGULAR_STEPS: readonly Status[] = ['Pending', 'Approved', 'Refunded'];

/** Whether the shop declined a return or found a fault in it. */
export function isRefused(status: Status): boolean {
  return !REGULAR_STEPS.includes(status);
}

/** Returns the regular steps, or the steps to an early end. */
export function getReturnSteps(
  status: Status,
): { status: Status; state: 'done' | 'current' | 'declined' | 'ahead' }[] {
  const steps = isRefused(status) ? (['Pending', status] as const) : REGULAR_STEPS;
  const statusIndex = steps.indexOf(status);
  return steps.map((step, index) => ({
    status: step,
    state:
      index < statusIndex || (step === 'Refunded' && status === 'Refunded')
        ? 'done'
        : index === statusIndex
          ? status === 'Cancelled'
            ? 'declined'
            : 'current'
          : 'ahead',
  }));
}

/** `amountLabel` says what the amount of the return is. */
export function getRefundStatus({
  payment_status: paymentStatus,
  status,
}: Pick<Return, 'payment_status' | 'status'>) {
  if (paymentStatus === 'Paid')
    return { label: msg`Refund sent`, tone: 'success' as const, amountLabel: msg`Refund` };
  if (status === 'Cancelled')
    return { label: msg`No refund`, tone: 'danger' as const, amountLabel: msg`Item total` };
  return {
    label: msg`Refund pending`,
    tone: 'neutral' as const,
    amountLabel: msg`Expected refund`,
  };
}
