import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { user } from '../../test/user.ts';
import { SearchInput } from './search-input.tsx';

function Search() {
  const [text, setText] = useState('');
  return <SearchInput aria-label="Search help" value={text} onChange={setText} />;
}

test('clears the text with a button and returns the focus', async () => {
  renderUi(<Search />);
  const input = screen.getByRole('searchbox', { name: 'Search help' });
  expect(screen.queryByRole('button')).toBeNull();
  await user.type(input, 'refund');
  await user.click(screen.getByRole('button', { name: 'Clear text' }));
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});
