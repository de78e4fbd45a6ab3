import { expect, test } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { Price } from './price.tsx';

test('a reduced price says which is which, also without seeing the line through it', () => {
  const { container } = renderUi(<Price now="$129.00" was="$169.00" percentOff="24% off" />);
  expect(container.textContent?.trim()).toBe(
    'Current price $129.00 Original price $169.00 24% off',
  );
  expect(container.querySelector('del')?.textContent).toBe('$169.00');
});

test('a plain price is the sum alone', () => {
  const { container } = renderUi(<Price now="$54.90" />);
  expect(container.textContent?.trim()).toBe('$54.90');
  expect(container.querySelector('del')).toBe(null);
});
