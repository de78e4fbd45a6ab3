import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { createAppScope } from '../../lib/react/app-scope.ts';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { renderUi } from '../../test/render-ui.tsx';
import { user } from '../../test/user.ts';
import { createToasts } from '../feedback/toast.ts';
import { ToastRegion } from '../feedback/toast-region.tsx';
import { LazyOverlay } from './lazy-overlay.tsx';

const FAILURE = 'We couldn’t open this.';

/** Renders a button that opens the component of `load`. */
function renderOpener(load: () => Promise<() => ReactNode>) {
  const scope = createAppScope();
  const Part = lazyComponent<object>(load);
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen ? (
          <LazyOverlay onClose={() => setOpen(false)}>
            <Part />
          </LazyOverlay>
        ) : null}
        <ToastRegion />
      </>
    );
  }
  renderUi(<Opener />, { scope });
  return { toasts: () => scope.get(createToasts).getState().toasts };
}

const opener = () => screen.getByRole('button', { name: 'Open' });

test('closes an overlay whose code cannot be loaded, offers a reload, and retries on the next opening', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => () => <p>Menu</p>);
  // The first load, and its repetition.
  for (let count = 0; count < 2; count += 1) load.mockRejectedValueOnce(new TypeError('missing'));
  const { toasts } = renderOpener(load);
  await user.click(opener());
  expect(await screen.findByText(FAILURE)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener());
  expect(await screen.findByText('Menu')).toBeVisible();
  expect(toasts()).toHaveLength(1);
  vi.restoreAllMocks();
});

test('closes an overlay that breaks and shows an error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderOpener(async () => () => {
    throw new TypeError('broken');
  });
  await user.click(opener());
  expect(await screen.findByText(FAILURE)).toBeVisible();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  vi.restoreAllMocks();
});
