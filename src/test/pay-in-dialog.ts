import { within } from '@testing-library/react';
import type { OpenApp } from '../api/testing/open-app.tsx';
import { user } from './user.ts';

/** Pays an order by Stripe in its payment dialog, and closes the dialog. Needs `watchWindows`. */
export async function payInDialog(
  app: Pick<OpenApp, 'performStaffAction'>,
  dialog: HTMLElement,
  orderId: number,
): Promise<void> {
  const shown = within(dialog);
  await user.click(await shown.findByRole('radio', { name: /^Stripe/ }));
  await user.click(shown.getByRole('button', { name: /^Pay \S/ }));
  await shown.findByText(/^Not paid yet\. Pay in the window/);
  await app.performStaffAction({ action: 'set-paid', orderId });
  await user.click(shown.getByRole('button', { name: 'Check payment again' }));
  await user.click(await shown.findByRole('button', { name: 'Done' }));
}
