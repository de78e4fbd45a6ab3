import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '../../api/testing/open-app.tsx';
import { renderApp } from '../../test/render-app.tsx';
import { PageHead } from './page-head.tsx';

const head = (selector: string) => document.head.querySelector(selector);

test('renders title, description, canonical URL and Open Graph tags', async () => {
  renderApp(
    openApp(),
    <PageHead
      title="Lamp"
      description="It is warm."
      image="https://a.test/lamp.webp"
      type="product"
    />,
    '/products/7/details',
  );
  await waitFor(() => expect(document.title).toMatch(/^Lamp - ./));
  expect(head('meta[name="description"]')).toHaveAttribute('content', 'It is warm.');
  expect(head('link[rel="canonical"]')).toHaveAttribute('href', '/products/7/details');
  expect(head('meta[property="og:title"]')).toHaveAttribute('content', 'Lamp');
  expect(head('meta[property="og:type"]')).toHaveAttribute('content', 'product');
  expect(head('meta[property="og:description"]')).toHaveAttribute('content', 'It is warm.');
  expect(head('meta[property="og:image"]')).toHaveAttribute('content', 'https://a.test/lamp.webp');
});

test('escapes JSON-LD so that it can’t break out of its element', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const name = '</script><img src=x onerror=alert(1)>&amp;';
  renderApp(openApp(), <PageHead title="Lamp" jsonLd={[{ '@type': 'Product', name }]} />);
  const block = document.querySelector('script[type="application/ld+json"]');
  expect(block?.textContent).not.toContain('<');
  expect(JSON.parse(block?.textContent ?? '')).toEqual([{ '@type': 'Product', name }]);
  expect(document.querySelector('img')).toBeNull();
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});

test('omits optional tags', () => {
  renderApp(openApp(), <PageHead title="Lamp" />);
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  expect(head('meta[property="og:image"]')).toBeNull();
  expect(head('meta[property="og:type"]')).toHaveAttribute('content', 'website');
});
