import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { FileDrop } from './file-drop.tsx';
import { formatBytes } from './format-bytes.ts';

function show() {
  function Form() {
    const [files, setFiles] = useState<File[]>([]);
    return (
      <FileDrop
        label="Attach files"
        types={['png', 'pdf']}
        maxBytes={2048}
        files={files}
        onChange={setFiles}
      />
    );
  }
  renderUi(<Form />);
  return screen.getByLabelText<HTMLInputElement>(/Attach files/);
}

const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('keeps what can be sent and names what can not, with the reason', () => {
  const input = show();
  expect(input).toHaveAccessibleDescription('PNG, PDF, up to 2 kB each');
  const files = [
    new File(['x'], 'receipt.PDF'),
    new File(['x'], 'run.exe'),
    new File(['x'.repeat(3000)], 'photo.png'),
  ];
  // As a drop does it: the browser does not hold it to `accept`.
  fireEvent.change(input, { target: { files } });
  expect(names()).toEqual(['receipt.PDF1 kB']);
  expect(
    screen.getByText('run.exe can’t be added: only PNG, PDF. photo.png is larger than 2 kB.'),
  ).toBeVisible();
});

test('more files join, and any can be taken away', async () => {
  const user = userEvent.setup();
  const input = show();
  await user.upload(input, new File(['x'], 'one.pdf'));
  await user.upload(input, new File(['x'], 'two.pdf'));
  expect(names()).toEqual(['one.pdf1 kB', 'two.pdf1 kB']);
  await user.click(screen.getByRole('button', { name: 'Remove one.pdf' }));
  expect(names()).toEqual(['two.pdf1 kB']);
});

test('sizes are told in the units of people', () => {
  expect([1, 340_000, 1_600_000].map((bytes) => formatBytes(bytes, 'en'))).toEqual([
    '1 kB',
    '332 kB',
    '1.5 MB',
  ]);
});

test('the area shows that a file hangs over it', () => {
  const input = show();
  const area = input.closest('label');
  fireEvent.dragEnter(input);
  expect(area).toHaveAttribute('data-over');
  fireEvent.dragLeave(input);
  expect(area).not.toHaveAttribute('data-over');
  fireEvent.dragEnter(input);
  fireEvent.drop(input);
  expect(area).not.toHaveAttribute('data-over');
});
