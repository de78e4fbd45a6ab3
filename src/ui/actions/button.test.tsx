import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { Button } from './button.tsx';
import { user } from '../../test/user.ts';

test('a busy button remains focused, announces its state and ignores pointer and keys', async () => {
  let presses = 0;
  const press = () => {
    presses += 1;
  };
  const { rerender } = renderUi(<Button onClick={press}>Add to cart</Button>);
  const button = screen.getByRole('button', { name: 'Add to cart' });
  await user.click(button);
  expect(presses).toBe(1);

  rerender(
    <Button onClick={press} busy>
      Add to cart
    </Button>,
  );
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.click(button);
  await user.keyboard('{Enter} ');
  expect(presses).toBe(1);
});

test('a busy submit button does not submit its form again', async () => {
  let submitCount = 0;
  const form = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitCount += 1;
      }}
    >
      <Button type="submit" busy={busy}>
        Place order
      </Button>
    </form>
  );
  const { rerender } = renderUi(form(false));
  await user.click(screen.getByRole('button'));
  rerender(form(true));
  await user.click(screen.getByRole('button'));
  expect(submitCount).toBe(1);
});
