import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppScope } from '../../lib/react/app-scope.ts';
import { renderUi } from '../../test/render-ui.tsx';
import { createToasts, type ToastInput } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';
import { actWithFakeTimers } from '../../test/time.ts';
import { user } from '../../test/user.ts';

let scope = createAppScope();

beforeEach(() => {
  scope = createAppScope();
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

/** The first toast loads the code of toasts. */
async function show(input: ToastInput): Promise<number> {
  let id = 0;
  await act(async () => {
    id = scope.get(createToasts).showToast(input);
    await import('./toast-list.tsx');
  });
  return id;
}

function advance(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function region() {
  return screen.getByRole('region', { name: 'Notifications' });
}

test('@TOAST-01 adds toasts to an existing live region, and errors to the assertive one', async () => {
  renderUi(<ToastRegion />, { scope });
  const polite = region().querySelector('[aria-live="polite"]');
  const assertive = region().querySelector('[aria-live="assertive"]');
  expect([polite?.textContent, assertive?.textContent]).toEqual(['', '']);
  await show({ kind: 'card', title: 'Added to the cart', message: 'Field Watch 42' });
  await show({ kind: 'error', message: 'Please login first!' });
  expect(polite?.textContent).toBe('Added to the cartField Watch 42');
  expect(assertive?.textContent).toBe('Please login first!');
});

test('@TOAST-01 a success toast removes only the errors of its own topic', async () => {
  renderUi(<ToastRegion />, { scope });
  await show({ kind: 'error', topic: 'profile', message: 'The name is too long.' });
  await show({ kind: 'warning', topic: 'profile', message: 'Saved without the photo.' });
  await show({ kind: 'error', topic: 'contact', message: 'The message is empty.' });
  await show({
    kind: 'error',
    message: 'We couldn’t copy the link. Copy it from the address bar.',
  });
  await show({ kind: 'success', topic: 'profile', message: 'Profile updated' });
  expect(screen.queryByText('The name is too long.')).toBe(null);
  for (const text of ['Saved without the photo.', 'The message is empty.', 'Profile updated'])
    expect(screen.getByText(text)).toBeVisible();
  act(() => scope.get(createToasts).dismissErrors('contact'));
  expect(screen.queryByText('The message is empty.')).toBe(null);
  expect(
    screen.getByText('We couldn’t copy the link. Copy it from the address bar.'),
  ).toBeVisible();
});

test('@TOAST-01 dismissing a toast restores the previous focus', async () => {
  renderUi(
    <>
      <button type="button">Elsewhere</button>
      <ToastRegion />
    </>,
    { scope },
  );
  await show({ kind: 'success', message: 'Saved' });
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  act(() => elsewhere.focus());
  const dismiss = within(region()).getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  await actWithFakeTimers(user.click(dismiss));
  expect(screen.queryByText('Saved')).toBe(null);
  expect(document.activeElement).toBe(elsewhere);
});

test('removes toasts after three seconds and errors after six', async () => {
  renderUi(<ToastRegion />, { scope });
  await show({ kind: 'success', message: 'Saved' });
  await show({ kind: 'error', message: 'Not saved' });
  advance(2999);
  expect(screen.queryByText('Saved')).not.toBe(null);
  advance(1);
  expect(screen.queryByText('Saved')).toBe(null);
  advance(2999);
  expect(screen.queryByText('Not saved')).not.toBe(null);
  advance(1);
  expect(screen.queryByText('Not saved')).toBe(null);
});

test('pauses the timeout while the pointer is over the region', async () => {
  renderUi(<ToastRegion />, { scope });
  await show({ kind: 'success', message: 'Saved' });
  advance(2000);
  await actWithFakeTimers(user.hover(region()));
  advance(60_000);
  expect(screen.queryByText('Saved')).not.toBe(null);
  await actWithFakeTimers(user.unhover(region()));
  advance(999);
  expect(screen.queryByText('Saved')).not.toBe(null);
  advance(1);
  expect(screen.queryByText('Saved')).toBe(null);
});

test('pauses the timeout while a toast has focus, until that toast is dismissed', async () => {
  renderUi(<ToastRegion />, { scope });
  await show({ kind: 'success', message: 'Saved' });
  act(() => within(region()).getByRole('button').focus());
  advance(60_000);
  expect(screen.queryByText('Saved')).not.toBe(null);
  await actWithFakeTimers(user.keyboard('{Enter}'));
  await show({ kind: 'success', message: 'Saved again' });
  advance(3000);
  expect(screen.queryByText('Saved again')).toBe(null);
});

test('an action runs once and removes the toast', async () => {
  renderUi(<ToastRegion />, { scope });
  const onAction = vi.fn<() => void>();
  await show({ kind: 'card', message: 'Removed', action: { label: 'Undo', onAction } });
  await actWithFakeTimers(user.click(screen.getByRole('button', { name: 'Undo' })));
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Removed')).toBe(null);
});

test('shows equal toasts once, at most four at a time, and removes a toast by id', async () => {
  renderUi(<ToastRegion />, { scope });
  await show({ kind: 'warning', message: 'One' });
  await show({ kind: 'warning', message: 'One' });
  expect(screen.getAllByText('One')).toHaveLength(1);
  for (const message of ['Two', 'Three', 'Four']) await show({ kind: 'success', message });
  const last = await show({ kind: 'success', message: 'Five' });
  expect(screen.queryByText('One')).toBe(null);
  expect(within(region()).getAllByRole('button')).toHaveLength(4);
  act(() => scope.get(createToasts).dismissToast(last));
  expect(screen.queryByText('Five')).toBe(null);
});
