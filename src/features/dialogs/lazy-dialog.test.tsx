import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openShop, renderApp } from '../../test/render-app.tsx';
import { createLazyDialog, type LazyDialogProps } from './lazy-dialog.tsx';

const user = userEvent.setup();

function Component({ byArrow, onClose }: LazyDialogProps) {
  return (
    <section aria-label="Part">
      {byArrow ? 'by arrow' : 'by press'}
      <button type="button" onClick={onClose}>
        Close
      </button>
    </section>
  );
}

test('loads its part once, when the pointer comes near, and opens it on a press', async () => {
  const load = vi.fn(async () => Component);
  const Opener = createLazyDialog(load);
  renderApp(openShop(), <Opener>Open</Opener>);
  const button = screen.getByRole('button', { name: 'Open' });
  expect(load).not.toHaveBeenCalled();
  await user.hover(button);
  expect(load).toHaveBeenCalledTimes(1);
  await user.click(button);
  expect(await screen.findByRole('region', { name: 'Part' })).toHaveTextContent('by press');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Part' })).toBeNull();
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('region', { name: 'Part' })).toHaveTextContent('by arrow');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that cannot be had says so, and the next press tries again', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi.fn(async () => Component);
  load.mockRejectedValueOnce(new Error('offline'));
  const Opener = createLazyDialog(load);
  renderApp(openShop(), <Opener>Open</Opener>);
  const button = screen.getByRole('button', { name: 'Open' });
  // A press alone: neither pointer nor focus has asked ahead.
  fireEvent.click(button);
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(log).toHaveBeenCalledTimes(1);
  fireEvent.click(button);
  expect(await screen.findByRole('region', { name: 'Part' })).toBeVisible();
  log.mockRestore();
});
