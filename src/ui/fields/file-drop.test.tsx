import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { sampleFile } from '../../test/sample-files.ts';
import { stubNodeForms } from '../../test/stub-node-forms.ts';
import { FileDrop } from './file-drop.tsx';

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

beforeEach(stubNodeForms);
afterEach(() => vi.unstubAllGlobals());

test('@FORM-02 keeps what can be sent and names what can not, with the reason', async () => {
  const input = show();
  expect(input).toHaveAccessibleDescription('PNG, PDF, up to 2 kB each');
  const files = [
    sampleFile('receipt.PDF', 'pdf', 1500),
    new File(['x'], 'run.exe'),
    sampleFile('photo.png', 'png', 3000),
    new File([], 'zero.pdf'),
    new File(['I am no picture.'], 'fake.png', { type: 'image/png' }),
    sampleFile('other.png', 'jpg'),
  ];
  // As a drop does it: the browser does not hold it to `accept`.
  fireEvent.change(input, { target: { files } });
  expect(
    await screen.findByText(
      'run.exe can’t be uploaded. Use one of these file types: PNG, PDF. ' +
        'photo.png is too large. Choose a file up to 2 kB. zero.pdf is empty. Choose another file. ' +
        'fake.png is damaged or isn’t a PNG file. other.png is damaged or isn’t a PNG file.',
    ),
  ).toBeVisible();
  expect(names()).toEqual(['receipt.PDF1 kB']);
});

test('@FORM-02 a picture that broke off is refused', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('It can’t be decoded.')));
  fireEvent.change(show(), { target: { files: [sampleFile('half.png', 'png')] } });
  expect(await screen.findByText('half.png is damaged or isn’t a PNG file.')).toBeVisible();
});

test('@FORM-02 a file that is gone says so', async () => {
  const file = sampleFile('gone.pdf', 'pdf');
  vi.spyOn(file, 'slice').mockImplementation(() => {
    throw new DOMException('Gone', 'NotReadableError');
  });
  fireEvent.change(show(), { target: { files: [file] } });
  expect(await screen.findByText('gone.pdf can’t be read. Choose it again.')).toBeVisible();
});

test('files of choices in a row join, and any can be taken away', async () => {
  const user = userEvent.setup();
  const input = show();
  fireEvent.change(input, { target: { files: [sampleFile('one.pdf', 'pdf')] } });
  fireEvent.change(input, { target: { files: [sampleFile('two.pdf', 'pdf', 20)] } });
  await waitFor(() => expect(names()).toEqual(['one.pdf9 bytes', 'two.pdf20 bytes']));
  await user.click(screen.getByRole('button', { name: 'Remove one.pdf' }));
  expect(names()).toEqual(['two.pdf20 bytes']);
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
