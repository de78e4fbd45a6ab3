import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { Button } from '../actions/button.tsx';
import { Tooltip } from './tooltip.tsx';
import { user } from '../../test/user.ts';

test('a tooltip appears on focus, describes its control and disappears on Escape', async () => {
  renderUi(
    <Tooltip text="Only the courier sees it.">
      <Button>Note</Button>
    </Tooltip>,
  );
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Only the courier sees it.');
  expect(screen.getByRole('button', { name: 'Note' })).toHaveAccessibleDescription(
    'Only the courier sees it.',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Note' })).toHaveFocus();
});
