import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { Pager } from './pager.tsx';

function show(props: Partial<Parameters<typeof Pager>[0]> = {}) {
  renderUi(
    <Pager
      label="Products pagination"
      totalItems={200}
      currentPage={3}
      hrefOf={(page) => `/products?page=${page}`}
      {...props}
    />,
  );
  return screen.queryByRole('navigation', { name: props.label ?? 'Products pagination' });
}

const links = (nav: HTMLElement | null) =>
  nav
    ? within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent)
    : [];

test('@PAGE-01 links to five pages of ten and marks the current one', () => {
  const nav = show();
  expect(links(nav)).toEqual([
    'Previous page',
    'Page 1',
    'Page 2',
    'Page 3',
    'Page 4',
    'Page 5',
    'Next page',
  ]);
  const current = screen.getByRole('link', { current: 'page' });
  expect(current).toHaveTextContent('Page 3');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/products?page=4',
  );
});

test('@PAGE-01 hides steps beyond an end, and the complete pager for one page', () => {
  expect(links(show({ currentPage: 1 }))).not.toContain('Previous page');
  expect(show({ totalItems: 10, label: 'One page' })).toBeNull();
});

test.each([
  ['ar-EG', 'Page ٢'],
  ['ir', 'Page ۲'],
  ['en', 'Page 2'],
])('@PAGE-01 uses the digits of %s', (locale, name) => {
  expect(links(show({ locale }))).toContain(name);
});
