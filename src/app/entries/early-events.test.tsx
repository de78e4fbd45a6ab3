import { act, screen } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { user } from '../../test/user.ts';
import { announceHydration, keepEarlyEvents } from './early-events.ts';

let stop: () => void;
let root: Root | undefined;
let container: HTMLElement;

beforeEach(() => {
  stop = keepEarlyEvents();
  container = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  stop();
  act(() => root?.unmount());
  root = undefined;
  container.remove();
});

function Form() {
  const [presses, setPresses] = useState(0);
  const [name, setName] = useState('');
  const [currency, setCurrency] = useState('USD');
  const [agrees, setAgrees] = useState(false);
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(name);
      }}
    >
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Add to Cart
      </button>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <select
        aria-label="Currency"
        value={currency}
        onChange={(event) => setCurrency(event.target.value)}
      >
        <option>USD</option>
        <option>EUR</option>
      </select>
      <input
        type="checkbox"
        aria-label="I agree"
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
      />
      <button type="submit">Send</button>
      <output>{`${presses} presses, ${name}, ${currency}, ${agrees}, sent: ${sent}`}</output>
    </form>
  );
}

function hydrate() {
  act(() => {
    root = hydrateRoot(container, <Form />);
  });
  announceHydration();
}

test('repeats a press after hydration, once', async () => {
  container.innerHTML = renderToString(<Form />);
  const button = screen.getByRole('button', { name: 'Add to Cart' });
  await user.click(button);
  hydrate();
  expect(await screen.findByText(/^1 presses/)).toBeVisible();
  await user.click(button);
  expect(screen.getByRole('status')).toHaveTextContent('2 presses');
});

test('uses typed text and choices', async () => {
  container.innerHTML = renderToString(<Form />);
  await user.type(screen.getByLabelText('Name'), 'Amira');
  await user.selectOptions(screen.getByLabelText('Currency'), 'EUR');
  await user.click(screen.getByLabelText('I agree'));
  hydrate();
  expect(await screen.findByText('0 presses, Amira, EUR, true, sent:')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Amira');
  expect(screen.getByLabelText('Currency')).toHaveValue('EUR');
  expect(screen.getByLabelText('I agree')).toBeChecked();
});

test('submits a form without an action after its text has arrived', async () => {
  vi.useFakeTimers();
  // Testing Library advances fake timers of this name only.
  vi.stubGlobal('jest', vi);
  container.innerHTML = renderToString(<Form />);
  await user.type(screen.getByLabelText('Name'), 'Amira');
  // The submission is due again before the text.
  vi.advanceTimersByTime(30);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await vi.advanceTimersByTimeAsync(30);
  hydrate();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText(/sent: Amira$/)).toBeVisible();
});

test('leaves a form with an action to the browser', async () => {
  container.innerHTML = '<form action="/products"><button>Search</button></form>';
  let wasPrevented: boolean | undefined;
  container.addEventListener('submit', (event) => {
    wasPrevented = event.defaultPrevented;
    event.preventDefault();
  });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(wasPrevented).toBe(false);
});

test('repeats a press on a part whose code arrives after hydration has started', async () => {
  let deliver: (module: { default: typeof Form }) => void = () => undefined;
  const LazyForm = lazy(() => new Promise<{ default: typeof Form }>((done) => (deliver = done)));
  container.innerHTML = `<!--$-->${renderToString(<Form />)}<!--/$-->`;
  act(() => {
    root = hydrateRoot(
      container,
      <Suspense>
        <LazyForm />
      </Suspense>,
    );
  });
  announceHydration();
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(screen.getByRole('status')).toHaveTextContent('0 presses');
  await act(async () => deliver({ default: Form }));
  expect(await screen.findByText(/^1 presses/)).toBeVisible();
});
