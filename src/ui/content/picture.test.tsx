import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HOSTILE_URLS } from '../../lib/html/testing/hostile-urls.ts';
import { renderUi } from '../../test/render-ui.tsx';
import { failPicture } from '../../test/browser-events.ts';
import { Avatar } from './avatar.tsx';
import { Picture } from './picture.tsx';
import { imageSrcSet } from './image-src-set.ts';

test('adds sizes to URLs of the image service', () => {
  expect(imageSrcSet('/media/chair-800.webp', [])).toBe(
    '/media/chair-200.webp 200w, /media/chair-400.webp 400w, /media/chair-800.webp 800w',
  );
  expect(imageSrcSet('/media/category-chair-400.webp', [])).toBe(
    '/media/category-chair-200.webp 200w, /media/category-chair-400.webp 400w',
  );
  expect(imageSrcSet('/media/hero-1600.webp', [])).toContain('/media/hero-1600.webp 1600w');
  expect(imageSrcSet('/media/chair.webp', [])).toBe(undefined);
  expect(imageSrcSet('/media/chair-800.png', [])).toBe(undefined);
  expect(imageSrcSet('https://cdn.example/a-800.webp?v=2', [])).toBe(undefined);
});

test('adds the widths of the image service to the pictures that it resizes', () => {
  const prefixes = ['/media/', 'https://cdn.example/'];
  const srcSet = imageSrcSet('https://cdn.example/a b.jpg', prefixes) ?? '';
  expect(srcSet.split(', ')).toHaveLength(6);
  expect(srcSet).toContain('?src=https%3A%2F%2Fcdn.example%2Fa%20b.jpg&w=400 400w, ');
  expect(imageSrcSet('/media/chair-800.webp', prefixes)).toContain('&w=1600 1600w');
  for (const src of [
    'https://other.example/a.jpg',
    '/media/drawing.svg',
    'data:image/png;base64,A',
  ])
    expect(imageSrcSet(src, prefixes)).toBe(undefined);
});

test('loads lazily unless it has priority', () => {
  const { rerender } = renderUi(<Picture src="/media/chair-800.webp" alt="Chair" sizes="20vw" />);
  const image = screen.getByRole('img', { name: 'Chair' });
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.getAttribute('sizes')).toBe('20vw');
  rerender(<Picture src="/media/chair-800.webp" alt="Chair" sizes="20vw" priority />);
  expect(image.getAttribute('loading')).toBe('eager');
});

test('a failed picture preserves its size and name, and another URL is loaded', () => {
  const { container, rerender } = renderUi(<Picture src="/media/gone.webp" alt="Chair" />);
  failPicture(screen.getByRole('img', { name: 'Chair' }));
  expect(container.querySelector('img')).toBe(null);
  expect(screen.getByRole('img', { name: 'Chair' })).toBeTruthy();
  rerender(<Picture src="/media/there.webp" alt="Chair" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/there.webp');
});

test.each(HOSTILE_URLS)('pictures and avatars never load %j', (url) => {
  const { container } = renderUi(
    <>
      <Picture src={url} alt="Chair" />
      <Avatar name="Ann Bell" src={url} />
    </>,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('AB')).toBeInTheDocument();
});

test('shows the fallback for the backend’s placeholder', () => {
  renderUi(<Picture src="http://backend.example/default/default.jpg" alt="Moka pot" />);
  expect(screen.getByRole('img', { name: 'Moka pot' })).not.toHaveAttribute('src');
});
