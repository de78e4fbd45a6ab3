import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFailingBackend, FAILURE_NAMES, textOf } from '../../test/failures.ts';
import { mockLayout } from '../../test/mock-layout.ts';
import { watchWindows } from '../../test/watch-windows.ts';
import { WRITES } from '../testing/failing-writes.ts';
import { openAppWith401Handling, openPage } from '../testing/open-page.tsx';

beforeEach(() => {
  mockLayout();
  watchWindows();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What was typed or chosen. */
const entries = () =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      ':is(main, [role=dialog]) :is(input, textarea, select)',
    ),
  ].map(
    ({ name, type, value, checked }) => `${name} ${/checkbox|radio/.test(type) ? checked : value}`,
  );

test.each(WRITES)(
  '@SAFE-02 $write.id shows each failure, keeps what was entered and can be sent again',
  async ({ write, url, isGuest, prepare, fillIn, send }) => {
    const backend = createFailingBackend();
    const app = openAppWith401Handling({ before: backend.before });
    if (prepare) await prepare(app);
    else if (!isGuest) await app.signIn();
    await openPage(app, typeof url === 'string' ? url : await url(app));
    await fillIn?.(app);
    const entered = entries();
    for (const failure of FAILURE_NAMES) {
      backend.fail(write, failure);
      await send();
      await waitFor(() => expect(backend.hasReceived(write), failure).toBe(true));
      if (failure === 'a 401' && !isGuest) break;
      await waitFor(() => expect(document.body.textContent, failure).toMatch(textOf(failure)));
      if (fillIn) expect(entries(), failure).toEqual(entered);
    }
    const logins = await screen.findAllByRole('button', { name: 'Log in', hidden: true });
    expect(logins).not.toEqual([]);
  },
);
