import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

export const user = userEvent.setup({
  // Any file can be dropped on a field, and file dialogs offer "all files".
  applyAccept: false,
  advanceTimers: (ms) => {
    if (vi.isFakeTimers()) vi.advanceTimersByTime(ms);
  },
});

/** Sets a field in one step, for texts whose single keys don't matter. */
export async function fillField(field: Element, text: string): Promise<void> {
  if (field instanceof HTMLSelectElement) return user.selectOptions(field, text);
  await user.clear(field);
  if (text !== '') await user.paste(text);
}
