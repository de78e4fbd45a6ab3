import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '../../api/testing/open-app.tsx';
import { renderApp } from '../../test/render-app.tsx';
import { createLazyDialog, type LazyDialogProps } from './lazy-dialog.tsx';
import { user } from '../../test/user.ts';

function Component({ isOpenedByArrow, onClose }: LazyDialogProps) {
  return (
    <section aria-label="Part">
      {isOpenedByArrow ? 'by arrow' : 'by press'}
      <button type="button" onClick={onClose}>
        Close
      </button>
    </section>
  );
}

test('loads its component once, on pointer enter, and opens it on a press', async () => {
  const load = vi.fn(async () => Component);
  const Opener = createLazyDialog(load);
  renderApp(openApp(), <Opener>Open</Opener>);
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

test('shows an error when loading fails and retries on the next press', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => Component);
  load.mockRejectedValue(new Error('offline'));
  const Opener = createLazyDialog(load);
  renderApp(openApp(), <Opener>Open</Opener>);
  const button = screen.getByRole('button', { name: 'Open' });
  await user.click(button);
  expect(await screen.findByText('We couldn’t open this.')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(log).toHaveBeenCalledTimes(1);
  load.mockResolvedValue(Component);
  await user.click(button);
  expect(await screen.findByRole('region', { name: 'Part' })).toBeVisible();
  log.mockRestore();
});
