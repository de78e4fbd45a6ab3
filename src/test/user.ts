import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

/** The shopper of the tests: presses, types and moves the pointer as a person does. */
export const user = userEvent.setup({
  // Any file can be dropped on a field, and file dialogs offer "all files".
  applyAccept: false,
  advanceTimers: (ms) => {
    if (vi.isFakeTimers()) vi.advanceTimersByTime(ms);
  },
});

/** Sets a field at once, by choosing an option or by pasting: for texts whose single keys don't matter. */
export async function fillField(field: Element, text: string): Promise<void> {
  if (field instanceof HTMLSelectElement) return user.selectOptions(field, text);
  await user.clear(field);
  if (text !== '') await user.paste(text);
}
