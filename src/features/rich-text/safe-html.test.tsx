import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sanitizeHtml } from '../../lib/html/sanitize-html.ts';
import { SAFE_HTML } from '../../lib/html/testing/html-attacks.ts';
import { MUTATION_ATTACKS } from '../../lib/html/testing/mutation-attacks.ts';
import { ALL_ATTACKS, withTitles } from '../../lib/html/testing/vectors.ts';
import { findUnsafeMarkup } from './testing/find-unsafe-markup.ts';
import { RouteContext } from '../../lib/router/route-context.ts';
import { SafeHtml } from './safe-html.tsx';
import { RichText } from './rich-text.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function inEnglish(content: React.ReactNode) {
  return (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{content}</I18nProvider>
  );
}

const renderHtml = (html: string) =>
  renderToStaticMarkup(inEnglish(<RichText nodes={sanitizeHtml(html)} topLevel={2} />));

describe('hostile HTML', () => {
  test('covers more than 400 texts, nearly all unsafe as written', () => {
    expect(ALL_ATTACKS.length).toBeGreaterThan(400);
    // jsdom needs seconds for long texts.
    const unsafe = ALL_ATTACKS.filter(
      (html) => html.length < 1000 && findUnsafeMarkup(html).length > 0,
    );
    expect(unsafe.length).toBeGreaterThan(400);
  });

  test.each(withTitles(ALL_ATTACKS))('is harmless: %s', (_, html) => {
    expect(findUnsafeMarkup(renderHtml(`<p>before</p>${html}`))).toEqual([]);
    expect(findUnsafeMarkup(renderHtml(`<table><tr><td>${html}</td></tr></table>`))).toEqual([]);
    expect(renderHtml(`<p>before</p>${html}`)).toContain('before</p>');
  });

  test.each(withTitles([...ALL_ATTACKS, ...SAFE_HTML]))(
    'parses to the same markup: %s',
    (_, html) => {
      const markup = renderHtml(html);
      const page = new DOMParser().parseFromString(`<!doctype html><body>${markup}`, 'text/html');
      expect(page.body.children).toHaveLength(1);
      const { container } = render(inEnglish(<RichText nodes={sanitizeHtml(html)} topLevel={2} />));
      expect(page.body.firstChild?.isEqualNode(container.firstChild)).toBe(true);
    },
  );

  test.each(withTitles(Object.values(MUTATION_ATTACKS).flat()))(
    'hydrates without a mismatch: %s',
    async (_, html) => {
      expect(await hydrate(html)).toEqual([]);
    },
  );
});

test('hydrates typical content without a mismatch', async () => {
  const html =
    '<h2>Warm <em>wool</em></h2>\n<p align=right>From <a href="/a">here</a>\r\n</p><table>\n<tr>\n<td>x</table><pre>\n\na</pre>' +
    '<oembed url="https://youtu.be/abcdefghijk"></oembed><details open><summary>a</summary>b</details><p>a<div>b</div></p>';
  expect(await hydrate(html)).toEqual([]);
});

/** Returns React's hydration errors. */
async function hydrate(html: string): Promise<unknown[]> {
  const reports: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => reports.push(args.map(String)));
  const text = inEnglish(<RichText nodes={sanitizeHtml(html)} topLevel={2} />);
  const container = document.createElement('div');
  container.innerHTML = renderToString(text);
  document.body.append(container);
  await act(async () => {
    hydrateRoot(container, text, { onRecoverableError: (error) => reports.push(String(error)) });
    await Promise.resolve();
  });
  return reports;
}

test('renders as many children as the limits allow', () => {
  const { container } = render(
    inEnglish(<RichText nodes={sanitizeHtml(`<p>${'a<br>'.repeat(24_000)}</p>`)} topLevel={2} />),
  );
  expect(container.querySelectorAll('br')).toHaveLength(24_000);
});

test('loads pictures, video, audio and players lazily', () => {
  const html =
    '<img src="/a.webp"><video src="/a.mp4"></video><audio src="/a.mp3"></audio><oembed url="https://youtu.be/abcdefghijk"></oembed>';
  render(inEnglish(<RichText nodes={sanitizeHtml(html)} topLevel={2} />));
  expect(screen.getByAltText('')).toHaveAttribute('loading', 'lazy');
  for (const tag of ['video', 'audio']) {
    expect(document.querySelector(tag)).toHaveAttribute('preload', 'none');
  }
  const player = screen.getByTitle('Video');
  expect(player).toHaveAttribute('loading', 'lazy');
  expect(player).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-presentation allow-popups',
  );
});

test.each(SAFE_HTML)('keeps harmless markup: %s', (html) => {
  // Ignore the `dir` that we add.
  const page = new DOMParser().parseFromString(renderHtml(html), 'text/html');
  const shown = page.querySelector('body > div')?.innerHTML.replaceAll(' dir="auto"', '');
  expect(shown).toBe(html);
});

test('scrolls tables in a focusable section named by their caption', () => {
  render(inEnglish(<SafeTable caption="Sizes" />));
  expect(screen.getByRole('region', { name: 'Sizes' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('cell', { name: '52' })).toHaveAttribute('colspan', '2');
});

function SafeTable({ caption }: { caption: string }) {
  const html = `<table>\n<caption>${caption}</caption>\n<tr>\n<th scope="row">M</th><td colspan="2">52</td></tr></table>`;
  return <RichText nodes={sanitizeHtml(html)} topLevel={2} />;
}

test('sets the direction of each passage by its text', () => {
  const { container } = render(
    inEnglish(<RichText nodes={sanitizeHtml('<p>a</p><p dir="rtl">b</p>')} topLevel={2} />),
  );
  expect([...container.querySelectorAll('p')].map((one) => one.getAttribute('dir'))).toEqual([
    'auto',
    'rtl',
  ]);
});

test('sets one direction for a list, table or quotation with all its content', () => {
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
  // `dir="auto"` ignores descendants with their own `dir`.
  const withDir = [...container.querySelectorAll('[dir]')].map(({ localName }) => localName);
  // Otherwise scrolling would start at the table's end.
  expect(withDir).toEqual(['ul', 'blockquote', 'section']);
});

test('continues the page’s heading levels without a gap', () => {
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

test('opens shop pages in the app and other URLs as plain links', () => {
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

test('renders sanitized HTML on the server and hydrates it without a warning', async () => {
  // The chunk has loaded by now, as on the server.
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

test('renders a changed text', async () => {
  const { container, rerender } = render(inEnglish(<SafeHtml html="<p>One</p>" />));
  await waitFor(() => expect(container).toHaveTextContent(/^One$/));
  rerender(inEnglish(<SafeHtml html="<p>Two</p>" />));
  expect(container).toHaveTextContent(/^Two$/);
});
