import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useListCountries } from '../../api/generated/settings.ts';
import { useGetShop } from '../../api/generated/shops.ts';
import { openApp } from '../../api/testing/open-app.tsx';
import { createI18n, loadMessages } from '../../lib/i18n/load-catalog.ts';
import { renderApp } from '../../test/render-app.tsx';
import { advanceTime, fakeAdvancingTimers } from '../../test/time.ts';
import { fillField, user } from '../../test/user.ts';
import { Screen as Contact } from '../content/screens/contact-route.ts';
import { QueryView } from './query-view.tsx';

const COUNTRIES = 'GET /api/countries';
const SHOP = 'GET /api/shops/1';
const SEND = 'POST /api/support';

function Countries() {
  return (
    <QueryView query={useListCountries()} skeleton="loading">
      {() => <h2>Countries</h2>}
    </QueryView>
  );
}

function Shop() {
  return (
    <QueryView query={useGetShop({ id: 1 })} skeleton="loading">
      {({ shop }) => <h2>{shop.name}</h2>}
    </QueryView>
  );
}

const refuse = (headers: HeadersInit = {}, status = 429) =>
  Response.json({ message: 'Too Many Attempts.' }, { status, headers });

/** Opens an app whose backend refuses the first requests to some paths. */
function openBusyApp(responses: Record<string, Response[]>) {
  return openApp({
    before: (path) => Promise.resolve(responses[path.split('?', 1)[0] ?? '']?.shift()),
  });
}

const shownWaits = () =>
  screen.queryAllByText(/again in/, { selector: '[aria-hidden]' }).map((one) => one.textContent);
/** Without what is hidden from screen readers. */
const announced = () => screen.getAllByText(/again in/, { selector: ':not([aria-hidden])' });

test('several refused reads count down together and are sent again once each', async () => {
  fakeAdvancingTimers();
  const app = openBusyApp({
    '/api/countries': [refuse({ 'retry-after': '20' })],
    '/api/shops/1': [refuse({ 'retry-after': '30' })],
  });
  renderApp(
    app,
    <>
      <Countries />
      <Shop />
    </>,
  );
  await waitFor(() => expect(shownWaits()).toHaveLength(2));
  await advanceTime(20_000);
  const [first, second] = shownWaits();
  expect(first).toMatch(/^We’ll try again in (?:9|10) seconds\.$/);
  expect(second).toBe(first);
  expect(screen.queryByText(/Too Many/)).toBeNull();
  const reads = () => app.calls().filter((call) => call === COUNTRIES || call === SHOP);
  expect(reads()).toEqual(expect.arrayContaining([COUNTRIES, SHOP]));
  expect(reads()).toHaveLength(2);

  await advanceTime(10_000);
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await advanceTime(120_000);
  expect(reads()).toHaveLength(4);
});

test('screen readers announce the waiting time once, not each second', async () => {
  fakeAdvancingTimers();
  renderApp(openBusyApp({ '/api/countries': [refuse({ 'retry-after': '30' })] }), <Countries />);
  await waitFor(() => expect(shownWaits()).toEqual(['We’ll try again in 30 seconds.']));
  const [text] = announced();
  expect(text).toHaveTextContent('We’ll try again in 30 seconds.');
  await advanceTime(7_000);
  expect(shownWaits()).not.toEqual(['We’ll try again in 30 seconds.']);
  expect(announced()).toEqual([text]);
  expect(text).toHaveTextContent('We’ll try again in 30 seconds.');
});

test('does not repeat a read that succeeded before the end of the countdown', async () => {
  fakeAdvancingTimers();
  const app = openBusyApp({ '/api/countries': [refuse({ 'retry-after': '30' })] });
  renderApp(app, <Countries />);
  await waitFor(() => expect(shownWaits()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Countries' })).toBeVisible();
  await advanceTime(60_000);
  expect(app.calls().filter((call) => call === COUNTRIES)).toHaveLength(2);
});

test.each([
  ['a 429 without Retry-After', refuse(), '10 seconds'],
  ['a 429 of a proxy', new Response('<p>Slow down', { status: 429 }), '10 seconds'],
  ['a 503 with Retry-After', refuse({ 'retry-after': '60' }, 503), '60 seconds'],
])('waits after %s and again after a second refusal', async (_, response, wait) => {
  fakeAdvancingTimers();
  const second = refuse({ 'retry-after': '40' });
  const app = openBusyApp({ '/api/countries': [response, second] });
  renderApp(app, <Countries />);
  await waitFor(() => expect(shownWaits()).toEqual([`We’ll try again in ${wait}.`]));
  await advanceTime(Number.parseInt(wait, 10) * 1000);
  await waitFor(() => expect(shownWaits()).toEqual(['We’ll try again in 40 seconds.']));
  await advanceTime(40_000);
  expect(await screen.findByRole('heading', { name: 'Countries' })).toBeVisible();
  expect(app.calls().filter((call) => call === COUNTRIES)).toHaveLength(3);
});

test('shows the waiting time in the shopper’s language', async () => {
  fakeAdvancingTimers();
  const app = openBusyApp({ '/api/countries': [refuse({ 'retry-after': '30' })] });
  const i18n = createI18n('fr', await loadMessages('fr'));
  renderApp(app, <Countries />, '/', i18n);
  expect(await screen.findByText(/secondes/, { selector: '[aria-hidden]' })).toHaveTextContent(
    'Nouvelle tentative dans 30 secondes.',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Nous sommes très sollicités en ce moment.');
});

test('a refused write keeps what was typed and is not repeated, but can be sent again', async () => {
  fakeAdvancingTimers();
  const app = openBusyApp({ '/api/support': [refuse({ 'retry-after': '30' })] });
  renderApp(app, <Contact />, '/contact-us');
  await screen.findByText('hello@souk.example');
  const typed = {
    'Full name': 'Omar Said',
    'Phone number': '+971 50 123',
    Subject: 'A lamp',
    Message: 'Is it still available?',
  };
  const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
  for (const [name, text] of Object.entries(typed)) await fillField(field(name), text);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  // In the form and as a toast.
  await waitFor(() => expect(shownWaits()).toHaveLength(2));
  expect(shownWaits()[0]).toMatch(/^Try again in (?:29|30) seconds\.$/);
  await advanceTime(31_000);
  expect(screen.getAllByText('You can try again now.')).toHaveLength(2);
  expect(app.calls().filter((call) => call === SEND)).toHaveLength(1);
  for (const [name, text] of Object.entries(typed)) expect(field(name)).toHaveValue(text);

  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your message has been sent successfully')).toBeVisible();
  expect(screen.queryByText('You can try again now.')).toBeNull();
  expect(app.calls().filter((call) => call === SEND)).toHaveLength(2);
});
