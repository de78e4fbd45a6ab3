import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getContact } from '../../../api/generated/content.ts';
import { fetchRouteQueries } from '../../../api/runtime/route-query.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { watchRequestBodies } from '../../../test/watch-request-bodies.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { queries, Screen } from './contact-route.ts';
import { fillField, user } from '../../../test/user.ts';

afterEach(() => vi.restoreAllMocks());

const TYPED = {
  'Full name': 'Omar Said',
  'Phone number': '+971 50 123',
  Subject: 'A lamp',
  Message: 'Is it still available?',
};
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
const type = (name: string, text: string) => fillField(field(name), text);

/** Waits for the channels, because the mock's first response is slow. */
async function open(app: OpenApp) {
  renderApp(app, <Screen />, '/contact-us');
  await screen.findByText('hello@souk.example');
}

async function fillIn() {
  for (const [name, text] of Object.entries(TYPED)) await type(name, text);
}
function expectTyped() {
  for (const [name, text] of Object.entries(TYPED)) expect(field(name)).toHaveValue(text);
}

describe('the form', () => {
  test('@CONT-02 sends a guest’s message, shows the server’s message and clears the form', async () => {
    const bodies = watchRequestBodies('/api/support');
    await open(openApp());
    await fillIn();
    await send();
    expect(await screen.findByText('Your message has been sent successfully')).toBeVisible();
    expect(bodies).toEqual([
      { name: 'Omar Said', phone: '+971 50 123', subject: 'A lamp', message: TYPED.Message },
    ]);
    for (const name of Object.keys(TYPED)) expect(field(name)).toHaveValue('');
    expect(screen.queryByText(/is required\./)).toBeNull();
    expect(sessionStorage.getItem('souk.draft.contact')).toBeNull();
  });

  test.each([
    ['Full name', 'Enter your name.'],
    ['Phone number', 'Enter your phone number.'],
    ['Subject', 'Enter a subject.'],
    ['Message', 'Enter a message.'],
  ])('@CONT-02 validates %s on blur and hides the error once corrected', async (name, text) => {
    await open(openApp());
    await user.click(field(name));
    expect(screen.queryByText(text)).toBeNull();
    await user.tab();
    expect(screen.getByText(text)).toBeVisible();
    expect(field(name)).toBeInvalid();
    await type(name, 'x');
    expect(screen.queryByText(text)).toBeNull();
  });

  test('@CONT-02 does not send an incomplete form and focuses the first error', async () => {
    const app = openApp();
    await open(app);
    await type('Full name', 'Omar');
    await type('Subject', '   ');
    await send();
    expect(screen.getAllByText(/^Enter (?:your|a) .+\.$/)).toHaveLength(3);
    expect(field('Phone number')).toHaveFocus();
    expect(app.calls()).not.toContain('POST /api/support');
  });

  test('shows the server’s error for a field until the field changes', async () => {
    const message = 'The subject is not allowed.';
    const refusals = [Response.json({ message, errors: { subject: [message] } }, { status: 422 })];
    const before = async (path: string) =>
      Promise.resolve(path === '/api/support' ? refusals.pop() : undefined);
    await open(openApp({ before }));
    await fillIn();
    await send();
    await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(1));
    expect(field('Subject')).toHaveAccessibleDescription(message);
    expect(field('Subject')).toHaveFocus();
    await type('Subject', 'Another lamp');
    expect(field('Subject')).not.toHaveAccessibleDescription();
    await type('Subject', 'x'.repeat(256));
    await send();
    expect(field('Subject')).toHaveAccessibleDescription('Use 255 characters or fewer.');
    await type('Subject', 'x'.repeat(255));
    expect(field('Subject')).not.toHaveAccessibleDescription();
    await send();
    expect(await screen.findByText('Your message has been sent successfully')).toBeVisible();
  });

  test.each([429, 500, 'drop', 'hang', 'broken-json', 'cut'])(
    'shows an error and keeps the input when sending fails (%s)',
    async (status) => {
      const app = openApp();
      await app.fail({ operation: 'sendContactMessage', status });
      await open(app);
      await fillIn();
      await send();
      if (status === 'hang') await app.timeOutRequest('POST /api/support');
      expect(await screen.findAllByRole('alert')).not.toHaveLength(0);
      expectTyped();
      await app.fail();
      await send();
      expect(await screen.findByText('Your message has been sent successfully')).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('sends the message only once', async () => {
    const app = openApp();
    const release = app.delayRequests('/api/support');
    await open(app);
    await fillIn();
    await send();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
    await send();
    await user.type(field('Subject'), '{Enter}');
    release();
    expect(await screen.findByText('Your message has been sent successfully')).toBeVisible();
    expect(app.calls().filter((call) => call === 'POST /api/support')).toHaveLength(1);
  });

  test('restores the draft', async () => {
    await open(openApp());
    await fillIn();
    cleanup();
    await open(openApp());
    expectTyped();
  });

  test('ignores an invalid draft', async () => {
    sessionStorage.setItem('souk.draft.contact', '[1,');
    await open(openApp());
    expect(field('Subject')).toHaveValue('');
  });

  test('prefills the customer’s name and phone number', async () => {
    const app = openApp();
    await app.signIn();
    await open(app);
    expect(field('Full name')).toHaveValue('Amira Haddad');
    await type('Full name', '');
    expect(field('Full name')).toHaveValue('');
  });
});

test('answers the most common questions', async () => {
  await open(openApp());
  await user.click(screen.getByText('Where is my order?'));
  expect(screen.getByText(/Open Order History and select your order/)).toBeVisible();
});

describe('contact channels', () => {
  const links = async () =>
    within(await screen.findByRole('region', { name: 'Other ways to contact us' }));

  test('@CONT-02 shows and links the shop’s channels', async () => {
    const app = openApp();
    const fallback = await fetchRouteQueries(app.api.client, queries(), (_, error) => {
      throw error;
    });
    renderApp(openApp({ fallback }), <Screen />, '/contact-us');
    const hrefs = (await links()).getAllByRole('link').map((link) => link.getAttribute('href'));
    const contact = await app.api.client.call(getContact);
    expect(hrefs).toEqual([
      'tel:+97145550142',
      `mailto:${contact.email}`,
      'https://wa.me/971505550142',
      contact.messenger,
    ]);
  });

  test('links numbers in Arabic digits', async () => {
    const data = { phone: '+٩٧١ ٤ ٥٥٥', email: null, whatsapp: '٠٥٠ ١٢٣', messenger: null };
    const before = async (path: string) =>
      Promise.resolve(
        path === '/api/contact-us' ? Response.json({ message: 'Contact us', data }) : undefined,
      );
    renderApp(openApp({ before }), <Screen />, '/contact-us');
    const phone = await screen.findByRole('link', { name: data.phone });
    expect(phone).toHaveAttribute('href', 'tel:+9714555');
    const whatsapp = screen.getByRole('link', { name: data.whatsapp });
    expect(whatsapp).toHaveAttribute('href', 'https://wa.me/050123');
  });

  test('links only safe URLs', async () => {
    const data = { phone: null, email: null, whatsapp: null, messenger: 'javascript:run()' };
    const before = async (path: string) =>
      Promise.resolve(
        path === '/api/contact-us' ? Response.json({ message: 'Contact us', data }) : undefined,
      );
    renderApp(openApp({ before }), <Screen />, '/contact-us');
    expect(await screen.findByText('javascript:run()')).toBeVisible();
    expect(screen.queryByRole('link', { name: /run/ })).toBeNull();
    expect(screen.queryByText('WhatsApp')).toBeNull();
  });

  test('can retry when the channels fail to load, without hiding the form', async () => {
    const app = openApp();
    await app.fail({ operation: 'getContact', status: 500, times: 1 });
    renderApp(app, <Screen />, '/contact-us');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(field('Subject')).toBeVisible();
    await user.click(retry);
    await waitFor(() => expect(screen.getByText('hello@souk.example')).toBeVisible());
  });
});
