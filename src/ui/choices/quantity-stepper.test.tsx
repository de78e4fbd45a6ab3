import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { user } from '../../test/user.ts';

async function pressBoth(value: number, busy = false): Promise<number[]> {
  const requested: number[] = [];
  const { unmount } = renderUi(
    <QuantityStepper
      itemName="Field Watch"
      value={value}
      max={3}
      busy={busy}
      onChange={(next) => requested.push(next)}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of Field Watch' }));
  await user.click(screen.getByRole('button', { name: 'Increase quantity of Field Watch' }));
  unmount();
  return requested;
}

test('steps down and up within the limits', async () => {
  expect(await pressBoth(2)).toEqual([1, 3]);
  expect(await pressBoth(1)).toEqual([2]);
  expect(await pressBoth(3)).toEqual([2]);
});

test('remains usable while a request is pending', async () => {
  expect(await pressBoth(2, true)).toEqual([1, 3]);
});

test('names the product, and a button at its limit remains focusable', () => {
  renderUi(<QuantityStepper itemName="Field Watch" value={1} onChange={() => undefined} />);
  expect(screen.getByRole('group', { name: 'Quantity of Field Watch' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1');
  const less = screen.getByRole('button', { name: 'Decrease quantity of Field Watch' });
  less.focus();
  expect(document.activeElement).toBe(less);
  expect(less.getAttribute('aria-disabled')).toBe('true');
});
