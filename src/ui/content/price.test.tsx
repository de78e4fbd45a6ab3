import { expect, test } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { Price } from './price.tsx';

test('a reduced price announces the old and the new price', () => {
  const { container } = renderUi(<Price price="$129.00" oldPrice="$169.00" percentOff="24% off" />);
  expect(container.textContent?.trim()).toBe(
    'Current price $129.00 Original price $169.00 24% off',
  );
  expect(container.querySelector('del')?.textContent).toBe('$169.00');
});

test('a regular price is only the amount', () => {
  const { container } = renderUi(<Price price="$54.90" />);
  expect(container.textContent?.trim()).toBe('$54.90');
  expect(container.querySelector('del')).toBe(null);
});
