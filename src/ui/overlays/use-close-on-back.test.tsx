import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppScope } from '../../lib/react/app-scope.ts';
import { renderUi } from '../../test/render-ui.tsx';
import { user } from '../../test/user.ts';
import { Combobox } from '../fields/combobox.tsx';
import { Dialog } from './dialog.tsx';
import { useBackListener } from './use-close-on-back.ts';

/** The Navigation API, which jsdom lacks. */
const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 3 } });

beforeEach(() => vi.stubGlobal('navigation', navigation));
afterEach(() => vi.unstubAllGlobals());

/** Android's close requests, which jsdom lacks. */
class CloseWatcher extends EventTarget {
  static open: CloseWatcher[] = [];
  constructor() {
    super();
    CloseWatcher.open.push(this);
  }
  destroy() {
    CloseWatcher.open = CloseWatcher.open.filter((one) => one !== this);
  }
  /** Simulates Android's Back: closes the newest watcher. */
  static request() {
    CloseWatcher.open.pop()?.dispatchEvent(new Event('close'));
  }
}

/** Simulates a history traversal; returns whether it was not cancelled. */
const traverse = (index: number) =>
  navigation.dispatchEvent(
    Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType: 'traverse',
      destination: { index },
    }),
  );

/** Renders an app with open dialogs, the last on top. */
function renderDialogs(titles: readonly string[]) {
  function App() {
    const [open, setOpen] = useState(titles);
    useBackListener();
    return titles.map((title) => (
      <Dialog
        key={title}
        title={title}
        isOpen={open.includes(title)}
        onClose={() => setOpen((shown) => shown.filter((one) => one !== title))}
      >
        {title}
      </Dialog>
    ));
  }
  renderUi(<App />, { scope: createAppScope() });
}

const dialog = (name: string) => screen.queryByRole('dialog', { name, hidden: true });

test('Back closes the topmost dialog and stays on the page, then leaves it', async () => {
  renderDialogs(['Cart', 'Voucher']);
  expect(traverse(2)).toBe(false);
  await waitFor(() => expect(dialog('Voucher')).toBeNull());
  expect(dialog('Cart')).not.toBeNull();
  expect(traverse(2)).toBe(false);
  await waitFor(() => expect(dialog('Cart')).toBeNull());
  expect(traverse(2)).toBe(true);
});

test('Forward leaves a dialog open', () => {
  renderDialogs(['Cart']);
  expect(traverse(4)).toBe(true);
  expect(dialog('Cart')).not.toBeNull();
});

test('Back closes the topmost dialog of its own app only', async () => {
  renderDialogs(['Cart']);
  renderDialogs(['Gallery']);
  traverse(2);
  await waitFor(() => expect([dialog('Cart'), dialog('Gallery')]).toEqual([null, null]));
});

test('a close request closes the topmost dialog, and a closed dialog gets none', async () => {
  vi.stubGlobal('CloseWatcher', CloseWatcher);
  renderDialogs(['Cart', 'Voucher']);
  act(() => CloseWatcher.request());
  await waitFor(() => expect(dialog('Voucher')).toBeNull());
  expect(dialog('Cart')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog('Cart')).toBeNull());
  expect(CloseWatcher.open).toEqual([]);
});

test('Back goes back one step of a dialog before it closes it', async () => {
  vi.stubGlobal('CloseWatcher', CloseWatcher);
  function App() {
    const [step, setStep] = useState(2);
    useBackListener();
    return (
      <Dialog
        title={`Step ${step}`}
        step={String(step)}
        isOpen={step > 0}
        onClose={() => setStep(0)}
        onBack={step > 1 ? () => setStep(1) : undefined}
      >
        {step}
      </Dialog>
    );
  }
  renderUi(<App />, { scope: createAppScope() });
  expect(traverse(2)).toBe(false);
  expect(await screen.findByRole('dialog', { name: 'Step 1' })).toBeVisible();
  act(() => CloseWatcher.request());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Back closes an open list of options before its dialog', async () => {
  function App() {
    useBackListener();
    return (
      <Dialog isOpen title="Address" onClose={() => undefined}>
        <Combobox
          label="Country"
          options={[{ id: 'fr', label: 'France' }]}
          value={null}
          onChange={() => undefined}
        />
      </Dialog>
    );
  }
  renderUi(<App />, { scope: createAppScope() });
  await user.click(screen.getByRole('combobox', { name: /Country/ }));
  expect(await screen.findByRole('option', { name: 'France' })).toBeVisible();
  expect(traverse(2)).toBe(false);
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(dialog('Address')).not.toBeNull();
});
