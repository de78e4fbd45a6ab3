import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { user } from '../../test/user.ts';
import { Shelf } from './shelf.tsx';

const items = [1, 2, 3, 4, 5].map((id) => ({ id, content: `Lamp ${id}` }));

afterEach(() => vi.restoreAllMocks());

test('@A11Y-01 a button that reaches the end of the shelf keeps the focus', async () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(500);
  renderUi(<Shelf id="lamps" heading="Lamps" items={items} />);
  const row = screen.getByRole('list');
  row.scrollBy = () => {
    row.scrollLeft = 400;
    row.dispatchEvent(new Event('scroll'));
  };
  const [previous, next] = ['Previous', 'Next'].map((name) => screen.getByRole('button', { name }));
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  act(() => next?.focus());
  await user.keyboard('{Enter}');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(previous).toHaveAttribute('aria-disabled', 'false');
  expect(next).toHaveFocus();
});
