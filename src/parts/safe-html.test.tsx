// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SafeHtml } from './safe-html.tsx';

afterEach(() => vi.restoreAllMocks());

const HOSTILE =
  '<h2>Warm <em>wool</em></h2><p onclick="alert(1)">From <a href="javascript:alert(1)">here</a></p>' +
  '<script>alert(1)</script><img src="/media/a.webp" alt="A" onerror="alert(1)">' +
  '<iframe src="https://evil.example"></iframe><style>p{}</style>';

test('the server shows the words alone, and the browser takes them over without a warning', async () => {
  const written = renderToString(<SafeHtml html={HOSTILE} />);
  expect(written).toMatch(/^<p[^>]*>Warm wool From here<\/p>$/);

  const complaints = vi.spyOn(console, 'error');
  const container = document.createElement('div');
  container.innerHTML = written;
  document.body.append(container);
  render(<SafeHtml html={HOSTILE} />, { container, hydrate: true });
  expect(await screen.findByRole('heading', { level: 2, name: 'Warm wool' })).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
});

test('markup is kept, whatever could run is not', async () => {
  const { container } = render(<SafeHtml html={HOSTILE} />);
  await screen.findByRole('heading', { level: 2, name: 'Warm wool' });
  expect(container.querySelector('em')).toHaveTextContent('wool');
  expect(container.querySelector('script, iframe, style')).toBeNull();
  const attributes = [...container.querySelectorAll('*')].flatMap((one) => one.getAttributeNames());
  expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
  expect(screen.getByText('here')).not.toHaveAttribute('href');
  expect(screen.getByRole('img', { name: 'A' })).toHaveAttribute('src', '/media/a.webp');
});

test('another text takes the place of the first', async () => {
  const { container, rerender } = render(<SafeHtml html="<p>One</p>" />);
  await waitFor(() => expect(container.querySelector('div p')).toHaveTextContent('One'));
  rerender(<SafeHtml html="<p>Two</p>" />);
  expect(container).toHaveTextContent(/^Two$/);
  await waitFor(() => expect(container.querySelector('div p')).toHaveTextContent('Two'));
});
