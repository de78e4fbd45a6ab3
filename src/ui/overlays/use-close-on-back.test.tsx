import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppScope } from '../../lib/react/app-scope.ts';
import { renderUi } from '../../test/render-ui.tsx';
import { Dialog } from './dialog.tsx';
import { useBackListener } from './use-close-on-back.ts';

/** The Navigation API, which jsdom lacks. */
const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 3 } });

beforeEach(() => vi.stubGlobal('navigation', navigation));
afterEach(() => vi.unstubAllGlobals());

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
