import { act, screen, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { getSettings } from '../../../api/generated/settings.ts';
import { createI18n, loadMessages } from '../../../lib/i18n/load-catalog.ts';
import { RouteContext } from '../../../lib/router/route-context.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { normalizeForSearch } from '../../../lib/text/find-text.ts';
import { findQuestions } from '../model/find-questions.ts';
import { HELP_TOPICS } from '../model/help-questions.ts';
import { Screen } from './help-screen.tsx';
import { user } from '../../../test/user.ts';

afterEach(() => history.replaceState(null, '', '/'));

const questions = () => [...document.querySelectorAll('summary')].map((one) => one.textContent);
const panel = () => within(box().closest('search') ?? document.body);
const box = () => screen.getByRole('searchbox', { name: 'Search help' });

test('@CONT-02 links to contact, tickets, policies and hotline', async () => {
  renderApp(openApp(), <Screen />, '/support');
  const links = within(screen.getByRole('region', { name: 'Still need help?' }));
  expect(await links.findByRole('link', { name: '+971 4 555 0142' })).toHaveAttribute(
    'href',
    'tel:+97145550142',
  );
  const hrefs = links.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.slice(1)).toEqual([
    '/contact-us',
    '/support-tickets',
    '/return-policy',
    '/terms-and-conditions',
    '/privacy-policy',
  ]);
});

test('@CONT-02 links to orders, delivered orders and contact beside the search', () => {
  renderApp(openApp(), <Screen />, '/support');
  const links = panel().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Track an order', '/order-history'],
    ['Return an item', '/order-history?status=delivered'],
    ['Contact us', '/contact-us'],
  ]);
});

test('omits links to pages that do not exist', () => {
  const has = (path: string) => path === '/contact-us';
  renderApp(
    openApp(),
    <RouteContext value={{ has, prefetch: () => undefined }}>
      <Screen />
    </RouteContext>,
    '/support',
  );
  const links = within(screen.getByRole('region', { name: 'Still need help?' }));
  expect(links.getAllByRole('listitem')).toHaveLength(1);
  expect(panel().getAllByRole('link')).toHaveLength(1);
});

describe('questions', () => {
  test('expand to their answers and have their own URLs', async () => {
    const ids = HELP_TOPICS.flatMap((topic) => topic.questions.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    renderApp(openApp(), <Screen />, '/support');
    const answer = screen.getByText(/Yes, while it’s pending/);
    expect(answer.closest('details')).not.toHaveAttribute('open');
    await user.click(screen.getByText('Can I cancel my order?'));
    expect(answer.closest('details')).toHaveAttribute('open');
    const link = screen.getByRole('link', { name: 'Link to this answer: Can I cancel my order?' });
    expect(link).toHaveAttribute('href', '#cancel-order');
    expect(document.getElementById('cancel-order')).toContainElement(answer);
  });

  test('open by the URL’s hash, also when it changes', () => {
    history.replaceState(null, '', '/support#refund');
    renderApp(openApp(), <Screen />, '/support');
    const open = () =>
      [...document.querySelectorAll('details[open] summary')].map((one) => one.textContent);
    expect(open()).toEqual(['When will I get my refund?']);
    act(() => {
      history.replaceState(null, '', '/support#vouchers');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(open()).toEqual(['How do I use a voucher?']);
  });

  test.each([
    ['en', 'refund', 'When will I get my refund?'],
    ['en', 'track', 'Where is my order?'],
    ['en', 'shipping cost', 'How much is delivery?'],
    ['en', 'invoice', 'Where do I find my invoice?'],
    ['fr', 'remboursement', 'Quand recevrai-je mon remboursement\u202f?'],
    ['fr', 'suivi', 'Où est ma commande\u202f?'],
    ['es', 'seguimiento', '¿Dónde está mi pedido?'],
    ['ar', 'شحن', 'كم تبلغ تكلفة التوصيل؟'],
  ])('@CONT-02 in %s are found by common words: %s', async (locale, query, question) => {
    const i18n = createI18n(locale, await loadMessages(locale));
    renderApp(openApp(), <Screen />, `/support?q=${encodeURIComponent(query)}`, i18n);
    expect(questions()).toContain(question);
  });

  test('omit multi-vendor topics in single-vendor mode', async () => {
    const settings = await openApp().api.client.call(getSettings);
    const data = { ...settings, multi_vendor: false };
    const app = openApp({
      before: async (path) =>
        Promise.resolve(
          path.startsWith('/api/master')
            ? Response.json({ message: 'Master data', data })
            : undefined,
        ),
    });
    renderApp(app, <Screen />, '/support');
    expect(await screen.findByRole('link', { name: '+971 4 555 0142' })).toBeVisible();
    expect(questions()).not.toContain('Can I sell here?');
  });
});

describe('search', () => {
  test('matches words of question and answer, counts the results and updates the URL', async () => {
    const { visited } = renderApp(openApp(), <Screen />, '/support');
    await user.type(box(), 'ORDER cancel');
    expect(questions()).toEqual(['Can I cancel my order?']);
    expect(screen.getByRole('status')).toHaveTextContent('1 answer');
    expect(visited).toEqual(['/support?q=ORDER+cancel']);
    await user.clear(box());
    expect(questions().length).toBeGreaterThan(8);
    expect(visited).toEqual(['/support']);
  });

  test('starts with the query in the URL', () => {
    renderApp(openApp(), <Screen />, '/support?q=voucher');
    expect(box()).toHaveValue('voucher');
    expect(questions()).toEqual(['How do I use a voucher?']);
  });

  test('shows an empty state with a contact link', async () => {
    renderApp(openApp(), <Screen />, '/support?q=zebra');
    expect(screen.getByRole('heading', { name: 'No matching questions' })).toBeVisible();
    const [link] = screen.getAllByRole('link', { name: 'Contact us' });
    expect(link).toHaveAttribute('href', '/contact-us');
    await user.clear(box());
    expect(screen.queryByRole('heading', { name: 'No matching questions' })).toBeNull();
  });

  test.each([
    ['Café', 'cafe'],
    ['ÉCOLE', 'école'],
    ['إرجاع', 'ارجاع'],
    ['الطَّلَبُ', 'الطلب'],
    ['قسيمة', 'قسيمه'],
    ['متى', 'متي'],
    ['ســلة', 'سله'],
  ])('matches %s by %s', (text, query) => {
    expect(findQuestions([{ question: text, answer: '' }], query)).toHaveLength(1);
  });

  test('matches every text with itself in any Unicode normalization form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const item = { question: text.normalize('NFC'), answer: '' };
        expect(findQuestions([item], text.normalize('NFD'))).toEqual([item]);
        expect(normalizeForSearch(normalizeForSearch(text))).toBe(normalizeForSearch(text));
      }),
    );
  });
});
