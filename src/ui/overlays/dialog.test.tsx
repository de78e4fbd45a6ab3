import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { user } from '../../test/user.ts';

function Page(props: { part: typeof Dialog | typeof Drawer; dismissable?: boolean }) {
  const { part: Part, dismissable = true } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Part
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Welcome back"
        isDismissable={dismissable}
      >
        <button type="button">First</button>
        <button type="button">Last</button>
      </Part>
    </>
  );
}

for (const [name, part] of [
  ['dialog', Dialog],
  ['drawer', Drawer],
] as const) {
  test(`a ${name} has a name, traps the focus, closes on Escape and restores the focus`, async () => {
    renderUi(<Page part={part} />);
    const openButton = screen.getByRole('button', { name: 'Open' });
    await user.click(openButton);
    const dialog = await screen.findByRole('dialog', { name: 'Welcome back' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Open' })).toBe(null);
    for (let stop = 0; stop < 5; stop += 1) {
      await user.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    await waitFor(() => expect(document.activeElement).toBe(openButton));
  });

  test(`a ${name} closes by its button`, async () => {
    renderUi(<Page part={part} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  });
}

test('a dialog that is not dismissable ignores Escape and has no close button', async () => {
  renderUi(<Page part={Dialog} dismissable={false} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Close' })).toBe(null);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBe(null);
});

test('a confirmation names the action, and while busy neither repeats nor closes', async () => {
  const events: string[] = [];
  const dialog = (busy: boolean) => (
    <ConfirmDialog
      isOpen
      danger
      title="Remove the address?"
      confirmLabel="Remove the address"
      busy={busy}
      onConfirm={() => events.push('confirm')}
      onClose={() => events.push('close')}
    >
      Orders on their way are not changed.
    </ConfirmDialog>
  );
  const { rerender } = renderUi(dialog(false));
  expect(screen.getByRole('alertdialog', { name: 'Remove the address?' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove the address' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(events).toEqual(['confirm', 'close']);
  rerender(dialog(true));
  await user.click(screen.getByRole('button', { name: 'Remove the address' }));
  await user.keyboard('{Escape}');
  expect(events).toEqual(['confirm', 'close']);
});
