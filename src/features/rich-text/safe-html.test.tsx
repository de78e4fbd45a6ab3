import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sanitizeHtml } from '../../lib/html/sanitize.ts';
import { ATTACKS, SAFE_HTML } from '../../lib/html/testing/html-attacks.ts';
import { RouteContext } from '../../lib/router/route-context.ts';
import { SafeHtml } from './safe-html.tsx';
import { RichText } from './rich-text.tsx';

afterEach(() => vi.restoreAllMocks());

function inEnglish(content: React.ReactNode) {
  return (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{content}</I18nProvider>
  );
}

const renderHtml = (html: string) =>
  renderToStaticMarkup(inEnglish(<RichText nodes={sanitizeHtml(html)} topLevel={2} />));

/** What a text could do in a page, by a judge that knows nothing of the cleaner. */
function findUnsafeMarkup(html: string): string[] {
  const page = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  // What a browser that runs scripts would read otherwise counts as it stands.
  const isUnsafe =
    /<(?:no(?:script|embed|frames)|template|textarea|title|xmp|plaintext|iframe|frame|base|meta|link|body on)/i.test(
      html,
    );
  const unsafe =
    isUnsafe && !/src="https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+"/.test(html)
      ? ['element']
      : [];
  for (const element of page.querySelectorAll('body *, head *')) {
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') unsafe.push('namespace');
    if (FORBIDDEN.has(element.localName)) unsafe.push(element.localName);
    for (const { name, value } of element.attributes) {
      if (!ALLOWED.has(name)) unsafe.push(name);
      if (name === 'id' && !value.startsWith('part-')) unsafe.push(`id ${value}`);
      if (
        name === 'target' &&
        (value !== '_blank' || !/noopener/.test(element.getAttribute('rel') ?? ''))
      ) {
        unsafe.push('opener');
      }
      if (['href', 'src', 'poster'].includes(name) && !isSafe(name, value)) unsafe.push(value);
    }
  }
  return unsafe;
}

function isSafe(name: string, value: string) {
  const { protocol } = new URL(value, 'https://shop.example');
  if (['https:', 'http:'].includes(protocol)) return true;
  return name === 'href' && ['mailto:', 'tel:'].includes(protocol);
}

const FORBIDDEN = new Set(
  'script style svg math object embed applet form input button select textarea meta base link area keygen marquee x'.split(
    ' ',
  ),
);
const ALLOWED = new Set(
  (
    'href src alt title width height colspan rowspan scope dir lang id rel target loading decoding tabindex class ' +
    'aria-label controls preload open start reversed type value datetime poster sandbox allow referrerpolicy'
  ).split(' '),
);

describe('attacks', () => {
  const all = Object.entries(ATTACKS).flatMap(([kind, texts]) =>
    texts.map((text) => [kind, text] as const),
  );

  test('there are more than a hundred, and each of them is one', () => {
    expect(all.length).toBeGreaterThan(100);
    expect(new Set(all.map(([, text]) => text)).size).toBe(all.length);
    const safe = all.filter(([, text]) => findUnsafeMarkup(text).length === 0);
    expect(safe).toEqual([]);
  });

  test.each(all)('%s: %s', (_, text) => {
    expect(findUnsafeMarkup(renderHtml(`<p>before</p>${text}`))).toEqual([]);
    expect(findUnsafeMarkup(renderHtml(`<table><tr><td>${text}</td></tr></table>`))).toEqual([]);
    expect(renderHtml(`<p>before</p>${text}`)).toContain('before</p>');
  });
});

test.each(SAFE_HTML)('keeps what writers write: %s', (html) => {
  // The direction that we add is not the writer's.
  const page = new DOMParser().parseFromString(renderHtml(html), 'text/html');
  const shown = page.querySelector('body > div')?.innerHTML.replaceAll(' dir="auto"', '');
  expect(shown).toBe(html);
});

test('tables scroll in a place that the keyboard reaches, named by their caption', () => {
  render(inEnglish(<SafeTable caption="Sizes" />));
  expect(screen.getByRole('region', { name: 'Sizes' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('cell', { name: '52' })).toHaveAttribute('colspan', '2');
});

function SafeTable({ caption }: { caption: string }) {
  const html = `<table>\n<caption>${caption}</caption>\n<tr>\n<th scope="row">M</th><td colspan="2">52</td></tr></table>`;
  return <RichText nodes={sanitizeHtml(html)} topLevel={2} />;
}

test('passages run in the direction of their words', () => {
  const { container } = render(
    inEnglish(<RichText nodes={sanitizeHtml('<p>a</p><p dir="rtl">b</p>')} topLevel={2} />),
  );
  expect([...container.querySelectorAll('p')].map((one) => one.getAttribute('dir'))).toEqual([
    'auto',
    'rtl',
  ]);
});

test('a list, a table or a quotation runs in one direction with all that it holds', () => {
  const { container } = render(
    inEnglish(
      <RichText
        nodes={sanitizeHtml(
          '<ul><li><p>a</p></li></ul><blockquote><p>b</p></blockquote><table><tr><td>c</td></tr></table>',
        )}
        topLevel={2}
      />,
    ),
  );
  // A browser passes over parts with a `dir` of their own when it looks for the direction of the whole.
  const withDir = [...container.querySelectorAll('[dir]')].map(({ localName }) => localName);
  // The place where a table scrolls has it: else it would begin at the table's end.
  expect(withDir).toEqual(['ul', 'blockquote', 'section']);
});

test('headings follow the page’s own without a gap', () => {
  render(
    inEnglish(
      <RichText nodes={sanitizeHtml('<h1>One</h1><h4>Two</h4><h1>Three</h1>')} topLevel={3} />,
    ),
  );
  expect(screen.getAllByRole('heading').map(({ localName }) => localName)).toEqual([
    'h3',
    'h4',
    'h3',
  ]);
});

test('pages of the shop open in the app, anything else as links do', () => {
  const has = (path: string) => path === '/about-us';
  const html =
    '<a href="/about-us?x=1#y">ours</a><a href="/media/a.pdf">file</a><a href="//a.example">out</a>';
  const prefetch = vi.fn<(href: string) => void>();
  render(
    inEnglish(
      <RouteContext value={{ has, prefetch }}>
        <RichText nodes={sanitizeHtml(html)} topLevel={2} />
      </RouteContext>,
    ),
  );
  const link = (name: string) => screen.getByRole('link', { name });
  act(() => link('ours').focus());
  act(() => link('file').focus());
  expect(prefetch.mock.calls).toEqual([['/about-us?x=1#y']]);
  expect(link('out')).toHaveAttribute('rel', 'noopener noreferrer');
});

const TEXT =
  '<h2>Warm <em>wool</em></h2><p onclick="run()">From <a href="javascript:run()">here</a></p><script>run()</script>';

test('the server writes the cleaned text, and the browser takes it over without a warning', async () => {
  // Its code has been asked for by now: the server has it before the page is written.
  const { unmount } = render(inEnglish(<SafeHtml html={TEXT} />));
  await screen.findByRole('heading', { name: 'Warm wool' });
  unmount();
  const html = renderToString(inEnglish(<SafeHtml html={TEXT} />));
  expect(html).toMatch(/<h3[^>]*>Warm <em>wool<\/em><\/h3><p dir="auto">From <a>here<\/a><\/p>/);

  const complaints = vi.spyOn(console, 'error');
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  await act(async () => {
    render(inEnglish(<SafeHtml html={TEXT} />), { container, hydrate: true });
    await Promise.resolve();
  });
  expect(screen.getByRole('heading', { level: 3, name: 'Warm wool' })).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
});

test('another text takes the place of the first', async () => {
  const { container, rerender } = render(inEnglish(<SafeHtml html="<p>One</p>" />));
  await waitFor(() => expect(container).toHaveTextContent(/^One$/));
  rerender(inEnglish(<SafeHtml html="<p>Two</p>" />));
  expect(container).toHaveTextContent(/^Two$/);
});
