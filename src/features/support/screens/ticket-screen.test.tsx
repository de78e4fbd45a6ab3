import { screen, waitFor, within } from '@testing-library/react';
import { inject, describe, expect, test } from 'vitest';
import { getTicket, listTickets } from '../../../api/generated/support.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { DEFAULT_CONFIG } from '../../../lib/config/boot-data.ts';
import { ConfigContext } from '../../../lib/config/config-context.ts';
import { waitForSubscription } from '../../../test/realtime.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { Screen } from './ticket-screen.tsx';
import { fakeAdvancingTimers, advanceTime } from '../../../test/time.ts';
import { fillField, user } from '../../../test/user.ts';

const OPEN = 'A part is missing';

async function ticketOf(app: OpenApp, subject: string | null) {
  const { support_tickets: rows } = await app.api.client.call(listTickets);
  const row = rows.find((one) => one.subject === subject);
  if (!row) throw new Error(`Failed to find the ticket "${subject}". Check the fixtures.`);
  return row;
}

async function show(subject: string | null, options: Parameters<typeof openApp>[0] = {}) {
  const app = openApp(options);
  await app.signIn();
  const ticket = await ticketOf(app, subject);
  const { hostname: host, port } = new URL(inject('mockUrl'));
  const realtime = { host, port: Number(port), tls: false };
  renderApp(
    app,
    <ConfigContext value={{ ...DEFAULT_CONFIG, realtime }}>
      <Screen params={{ ticketNumber: ticket.ticket_no }} />
    </ConfigContext>,
    `/support-ticket/${ticket.ticket_no}`,
  );
  await screen.findByRole('heading', { name: 'Conversation' });
  return { app, ticket };
}

const thread = () => screen.getByRole('region', { name: 'Messages' });
const box = () => screen.getByRole('textbox', { name: /^Your reply/ });
const write = (value: string) => fillField(box(), value);
const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
const bubbles = (text: string) => within(thread()).queryAllByText(text);

describe('a ticket', () => {
  test('@TKT-02 shows facts, pinned messages, files and the conversation by day', async () => {
    const { ticket } = await show(OPEN);
    expect(screen.getByRole('heading', { level: 1, name: OPEN })).toBeVisible();
    expect(screen.getByText(`#${ticket.ticket_no}`)).toBeVisible();
    for (const text of ['Received', ticket.issue_type, 'demo@souk.example'])
      expect(screen.getByText(text)).toBeVisible();
    const pinned = within(screen.getByRole('region', { name: 'Pinned messages from support' }));
    const link = pinned.getByRole('link', { name: 'https://souk.example/page/parts' });
    expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
    const days = within(thread()).getAllByText(/^\d+ \w+, 2026$/);
    expect(new Set(days.map(({ textContent }) => textContent)).size).toBe(days.length);
    const [first] = within(thread()).getAllByText('You');
    expect(first?.parentElement).toHaveTextContent(/^You.*The box was closed/);
    expect(bubbles('It leaves us tomorrow morning.')[0]?.parentElement).toHaveTextContent(/^Rana/);
  });

  test('@ORD-06 shows the time of the call with the server’s zone', async () => {
    const { app, ticket } = await show('Help with moving to a new phone number');
    const { support_ticket: details } = await app.api.client.call(getTicket, {
      ticket_number: ticket.ticket_no,
    });
    const [start] = screen.getAllByText(`${details.ticket_schedule_start} UTC`, { exact: false });
    expect(start).toHaveAttribute('datetime', expect.stringMatching(/^2026-.*Z$/));
  });

  test('@TKT-02 opens pictures in a viewer and other files in a new tab', async () => {
    await show(OPEN);
    expect(screen.getByRole('link', { name: 'Open PDF file' })).toHaveAttribute('target', '_blank');
    await user.click(screen.getByRole('button', { name: 'View image 1' }));
    const viewer = await screen.findByRole('dialog', { name: 'Attachments' });
    expect(within(viewer).getByRole('img', { name: 'Image 1 of 1' })).toBeVisible();
    await user.click(within(viewer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('@TKT-02 shows not found for a number that is not the customer’s', async () => {
    const app = openApp();
    await app.signIn();
    renderApp(app, <Screen params={{ ticketNumber: '0000000' }} />);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  test('shows an error with a retry', async () => {
    const app = openApp();
    await app.signIn();
    const { ticket_no: number } = await ticketOf(app, OPEN);
    await app.fail({ operation: 'getTicket', status: 500, times: 1 });
    renderApp(app, <Screen params={{ ticketNumber: number }} />);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Conversation' })).toBeVisible();
  });
});

describe('a reply', () => {
  test('@TKT-02 appears at once and only once in the thread; Shift+Enter adds a line', async () => {
    const { app, ticket } = await show(OPEN);
    const release = app.delayRequests('/api/support-ticket-message');
    await write('Thank you');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(bubbles('Thank you')).toHaveLength(0);
    await user.keyboard('{Enter}');
    expect(bubbles('Thank you')).toHaveLength(1);
    expect(screen.getByText('Sending…')).toBeVisible();
    expect(box()).toHaveValue('');
    release();
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(bubbles('Thank you')).toHaveLength(1);
    const { support_ticket: now } = await app.api.client.call(getTicket, {
      ticket_number: ticket.ticket_no,
    });
    expect(now.messages.at(-1)?.message).toBe('Thank you');
    await waitFor(() => expect(bubbles('Thank you')).toHaveLength(1));
  });

  test.each([500, 'drop', 'broken-json'])(
    'is marked and can be sent again when sending fails (%s)',
    async (status) => {
      const { app } = await show(OPEN);
      await app.fail({ operation: 'sendTicketMessage', status, times: 2 });
      await write('One');
      await send();
      expect(await within(thread()).findByRole('alert')).toHaveTextContent(/^Not sent\./);
      const release = app.delayRequests('/api/support-ticket-message');
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(screen.getByText('Sending…')).toBeVisible();
      release();
      await user.click(await screen.findByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(within(thread()).queryByRole('alert')).toBeNull());
      // Messages are sent in sequence, so wait for the last.
      await write('Two');
      await send();
      await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
      expect(bubbles('One')).toHaveLength(1);
      expect(bubbles('Two')).toHaveLength(1);
    },
  );

  test('can be discarded when sending fails', async () => {
    const { app } = await show(OPEN);
    await app.fail({ operation: 'sendTicketMessage', status: 500, times: 1 });
    await write('Two');
    await send();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(bubbles('Two')).toHaveLength(0);
  });

  test('@TKT-02 stays to be copied when staff resolve the ticket, and keeps the focus', async () => {
    const { app, ticket } = await show(OPEN);
    await waitForSubscription();
    await write('Half a thought');
    await user.click(box());
    const close = { action: 'set-ticket-status', ticketId: ticket.id, status: 'completed' };
    await app.performStaffAction(close);
    expect(await screen.findByText(/This ticket is resolved/)).toBeVisible();
    expect(box()).toHaveValue('Half a thought');
    expect(box()).toHaveAttribute('readonly');
    expect(box()).toHaveAccessibleDescription('Not sent.');
    expect(box()).toHaveFocus();
    await user.keyboard('{Enter}');
    await send();
    expect(app.calls()).not.toContain('POST /api/support-ticket-message');
  });

  test('@A11Y-01 an empty field passes the focus to the note when staff resolve the ticket', async () => {
    const { app, ticket } = await show(OPEN);
    await waitForSubscription();
    await user.click(box());
    const close = { action: 'set-ticket-status', ticketId: ticket.id, status: 'completed' };
    await app.performStaffAction(close);
    const link = await screen.findByRole('link', { name: 'Create a new ticket' });
    await waitFor(() => expect(link).toHaveFocus());
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('is limited to 5000 characters and shows the number left near the limit', async () => {
    const { app } = await show(OPEN);
    await write('x'.repeat(4499));
    expect(box()).not.toHaveAccessibleDescription();
    await write('x'.repeat(4999));
    expect(box()).toHaveAccessibleDescription('1 character left');
    await write('x'.repeat(5001));
    expect(box()).toHaveAccessibleDescription(/too long by 1\. The limit is 5000/);
    await user.keyboard('{Enter}');
    expect(app.calls()).not.toContain('POST /api/support-ticket-message');
    const sendButton = screen.getByRole('button', { name: 'Send' });
    expect(sendButton).toHaveAttribute('aria-disabled', 'true');
    await user.click(sendButton);
    expect(app.calls()).not.toContain('POST /api/support-ticket-message');
  });

  test.each([
    [null, 'This ticket was cancelled.', ['/support-tickets?new=1']],
    [
      'Parcel marked as delivered, nothing here',
      'This ticket is resolved.',
      ['/support-tickets?new=1'],
    ],
    ['Help with moving to a new phone number', 'You can reply once', []],
  ])('@TKT-02 is disabled with a reason where not allowed (%s)', async (subject, text, hrefs) => {
    await show(subject);
    const reason = screen.getByText(new RegExp(text));
    expect(reason).toBeVisible();
    const links = within(reason).queryAllByRole('link', { name: 'Create a new ticket' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('new messages', () => {
  test('@TKT-02 arrive in real time, are announced and enable the reply box', async () => {
    const { app, ticket } = await show('Gift wrapping and a card');
    expect(screen.queryByRole('textbox')).toBeNull();
    await waitForSubscription();
    await app.performStaffAction({
      action: 'answer-ticket',
      ticketId: ticket.id,
      text: 'Yes, we do.',
    });
    await waitFor(() => expect(bubbles('Yes, we do.')).not.toHaveLength(0));
    expect(screen.getByText(/^New message from .+: Yes, we do\.$/)).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await app.performStaffAction({
      action: 'allow-ticket-chat',
      ticketId: ticket.id,
      allowed: true,
    });
    expect(await screen.findByRole('textbox', { name: /^Your reply/ })).toBeVisible();
  });

  test('@TKT-02 are polled every 30 seconds without a Pusher key', async () => {
    fakeAdvancingTimers();
    const app = openApp();
    await app.recreateWorld({ settings: { pusher_app_key: null } });
    await app.signIn();
    const ticket = await ticketOf(app, OPEN);
    renderApp(app, <Screen params={{ ticketNumber: ticket.ticket_no }} />);
    await screen.findByRole('heading', { name: 'Conversation' });
    await app.performStaffAction({
      action: 'answer-ticket',
      ticketId: ticket.id,
      text: 'It has left us.',
    });
    expect(bubbles('It has left us.')).toHaveLength(0);
    await advanceTime(30_000);
    expect(await screen.findByText('It has left us.')).toBeVisible();
  });

  test('are shown as plain text, even with HTML', async () => {
    const app = openApp();
    await app.signIn();
    const ticket = await ticketOf(app, OPEN);
    const text = '<img src=x onerror=alert(1)> javascript:alert(1) https://ok.example/a.';
    await app.performStaffAction({ action: 'answer-ticket', ticketId: ticket.id, text });
    renderApp(app, <Screen params={{ ticketNumber: ticket.ticket_no }} />);
    const link = await screen.findByRole('link', { name: 'https://ok.example/a' });
    expect(link.parentElement).toHaveTextContent(text);
    expect(within(thread()).queryByRole('img')).toBeNull();
    expect(within(thread()).getAllByRole('link')).toHaveLength(2);
  });
});
