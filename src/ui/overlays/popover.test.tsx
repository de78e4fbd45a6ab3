import { screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { Button } from '../actions/button.tsx';
import { Popover } from './popover.tsx';
import { user } from '../../test/user.ts';

function Sharing() {
  const [isOpen, setOpen] = useState(false);
  const at = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={at} onClick={() => setOpen(true)}>
        Share
      </Button>
      {isOpen ? (
        <Popover label="Share this product" triggerRef={at} onClose={() => setOpen(false)}>
          <button type="button">Copy the address</button>
        </Popover>
      ) : null}
    </>
  );
}

test('a popover is a named dialog that receives the focus; Escape closes it and restores the focus', async () => {
  renderUi(<Sharing />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const panel = screen.getByRole('dialog', { name: 'Share this product' });
  expect(panel.contains(document.activeElement)).toBe(true);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Copy the address' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus());
});
