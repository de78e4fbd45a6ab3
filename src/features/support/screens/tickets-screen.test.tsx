import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTicket } from '../../../api/generated/support-mutations.ts';
import { fetchRouteQueries } from '../../../api/runtime/route-query.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { HELP_TOPICS } from '../../content/model/help-questions.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { queries, Screen } from './tickets-route.ts';
import { NEW_TICKET_URL } from '../../../lib/router/new-ticket-url.ts';
import { user } from '../../../test/user.ts';

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Tickets by status' })).getAllByRole('link');

test('@TKT-01 shows tabs with counts, starting with open tickets', async () => {
  const app = openApp();
  await app.signIn();
  renderApp(app, <Screen />, '/support-tickets');
  expect(await screen.findByText('A part is missing')).toBeVisible();
  expect(tabs().map(({ textContent }) => textContent)).toEqual([
    'Open 3',
    'Resolved 1',
    'Cancelled 1',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Open');
});

test('@TKT-01 keeps the tab in the URL and sends it; renders a card as one link', async () => {
  const app = openApp();
  await app.signIn();
  const { visited } = renderApp(app, <Screen />, '/support-tickets?status=completed');
  const number = await screen.findByText(/^#\d+$/);
  expect(app.calls()).toContain('GET /api/support-tickets?status=completed&page=1&per_page=10');
  const card = number.closest('li');
  if (!card) throw new Error('The number is not in a list item.');
  const subject = within(card).getByRole('link');
  expect(subject).toHaveAttribute('href', `/support-ticket/${number.textContent?.slice(1)}`);
  expect(within(card).getByRole('heading', { level: 2 })).toContainElement(subject);
  for (const [name, call] of [
    [/^Cancelled/, 'status=cancel'],
    [/^Open/, 'status=running'],
  ] as const) {
    await user.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(app.calls().at(-1)).toContain(call));
    expect(visited.at(-1)).toContain(call);
  }
});

test('@TKT-01 @A11Y-01 paginates more than ten tickets and focuses the heading', async () => {
  const app = openApp();
  await app.signIn();
  const body = { issue_type: 'Delivery', message: 'Where is it?', email: 'a@souk.example' };
  for (let count = 0; count < 9; count += 1) await app.api.client.call(createTicket, { body });
  const { visited } = renderApp(app, <Screen />, '/support-tickets');
  const pages = within(await screen.findByRole('navigation', { name: 'Tickets pagination' }));
  await user.click(pages.getByRole('link', { name: 'Next page' }));
  expect(visited.at(-1)).toBe('/support-tickets?status=running&page=2');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByText('A part is missing')).toBeVisible();
});

test('links to common questions of the help page below the tickets', async () => {
  const app = openApp();
  await app.signIn();
  renderApp(app, <Screen />, '/support-tickets');
  const questions = within(screen.getByRole('region', { name: 'Before you open a ticket' }));
  const hrefs = questions.getAllByRole('link').map((link) => link.getAttribute('href'));
  const ids = HELP_TOPICS.flatMap((topic) => topic.questions.map(({ id }) => `/support#${id}`));
  expect(hrefs).toHaveLength(3);
  expect(ids).toEqual(expect.arrayContaining(hrefs));
  expect(questions.getByRole('link', { name: 'Where is my order?' })).toBeVisible();
});

test('offers to create the first ticket', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  renderApp(app, <Screen />, '/support-tickets');
  expect(await screen.findByRole('heading', { name: 'No tickets yet' })).toBeVisible();
  const [, emptyStateButton] = screen.getAllByRole('button', { name: 'Create ticket' });
  expect(emptyStateButton).toBeVisible();
});

test('@TKT-01 links to the first page from a page past the end', async () => {
  const app = openApp();
  await app.signIn();
  renderApp(app, <Screen />, '/support-tickets?status=running&page=99');
  expect(await screen.findByText('This page doesn’t exist.')).toBeVisible();
  expect(screen.queryByText('No tickets yet')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Go to the first page' }));
  expect(await screen.findByText('A part is missing')).toBeVisible();
});

test('@TKT-01 opens the form for a new ticket from its own URL, and closes it', async () => {
  const app = openApp();
  await app.signIn();
  const { visited } = renderApp(app, <Screen />, NEW_TICKET_URL);
  const form = await screen.findByRole('dialog', { name: 'Create ticket' });
  await user.click(within(form).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(visited.at(-1)).toBe('/support-tickets');
});

test('shows an error with a retry', async () => {
  const app = openApp();
  await app.signIn();
  await app.fail({ operation: 'listTickets', status: 500, times: 1 });
  renderApp(app, <Screen />, '/support-tickets');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('A part is missing')).toBeVisible();
});

test('prefetches exactly the query of the screen', async () => {
  const app = openApp();
  await app.signIn();
  const search = new URLSearchParams('status=cancel');
  await fetchRouteQueries(app.api.client, queries({}, search), (_, error) => {
    throw error;
  });
  expect(app.calls()).toEqual(['GET /api/support-tickets?status=cancel&page=1&per_page=10']);
});
