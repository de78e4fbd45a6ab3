import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { dragFile } from '../../test/browser-events.ts';
import { sampleFile } from '../../test/sample-files.ts';
import { stubNodeForms } from '../../test/stub-node-forms.ts';
import { FileDrop } from './file-drop.tsx';
import { user } from '../../test/user.ts';

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

test('@FORM-02 accepts valid files and names the others with the reason', async () => {
  const input = show();
  expect(input).toHaveAccessibleDescription('PNG, PDF, up to 2 kB each');
  const files = [
    sampleFile('receipt.PDF', 'pdf', 1500),
    new File(['x'], 'run.exe'),
    sampleFile('photo.png', 'png', 3000),
    new File([], 'zero.pdf'),
    new File(['This is not an image.'], 'fake.png', { type: 'image/png' }),
    sampleFile('other.png', 'jpg'),
  ];
  // Like a drop, for which browsers ignore `accept`.
  await user.upload(input, files);
  expect(
    await screen.findByText(
      'run.exe can’t be uploaded. Use one of these file types: PNG, PDF. ' +
        'photo.png is too large. Choose a file up to 2 kB. zero.pdf is empty. Choose another file. ' +
        'fake.png is damaged or isn’t a PNG file. other.png is damaged or isn’t a PNG file.',
    ),
  ).toBeVisible();
  expect(names()).toEqual(['receipt.PDF1 kB']);
});

test('@FORM-02 rejects a truncated picture', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('It can’t be decoded.')));
  await user.upload(show(), [sampleFile('half.png', 'png')]);
  expect(await screen.findByText('half.png is damaged or isn’t a PNG file.')).toBeVisible();
});

test('@FORM-02 reports a file that no longer exists', async () => {
  const file = sampleFile('gone.pdf', 'pdf');
  vi.spyOn(file, 'slice').mockImplementation(() => {
    throw new DOMException('Gone', 'NotReadableError');
  });
  await user.upload(show(), [file]);
  expect(await screen.findByText('gone.pdf can’t be read. Choose it again.')).toBeVisible();
});

test('adds files of several selections, and each can be removed', async () => {
  const input = show();
  await user.upload(input, [sampleFile('one.pdf', 'pdf')]);
  await user.upload(input, [sampleFile('two.pdf', 'pdf', 20)]);
  await waitFor(() => expect(names()).toEqual(['one.pdf9 bytes', 'two.pdf20 bytes']));
  await user.click(screen.getByRole('button', { name: 'Remove one.pdf' }));
  expect(names()).toEqual(['two.pdf20 bytes']);
});

test('@A11Y-01 keeps the focus when a file is removed', async () => {
  const input = show();
  await user.upload(input, [sampleFile('one.pdf', 'pdf'), sampleFile('two.pdf', 'pdf')]);
  await user.click(await screen.findByRole('button', { name: 'Remove one.pdf' }));
  const next = screen.getByRole('button', { name: 'Remove two.pdf' });
  await waitFor(() => expect(next).toHaveFocus());
  await user.click(next);
  await waitFor(() => expect(input).toHaveFocus());
});

test('adds a file only once that is chosen again', async () => {
  const input = show();
  const file = sampleFile('one.pdf', 'pdf');
  const copy = new File([file], file.name, { type: file.type, lastModified: file.lastModified });
  await user.upload(input, [file]);
  await waitFor(() => expect(names()).toEqual(['one.pdf9 bytes']));
  await user.upload(input, [copy, sampleFile('two.pdf', 'pdf', 20)]);
  await waitFor(() => expect(names()).toEqual(['one.pdf9 bytes', 'two.pdf20 bytes']));
});

test('highlights the area while a file is dragged over it', () => {
  const input = show();
  const area = input.closest('label');
  dragFile('dragEnter', input);
  expect(area).toHaveAttribute('data-over');
  dragFile('dragLeave', input);
  expect(area).not.toHaveAttribute('data-over');
  dragFile('dragEnter', input);
  dragFile('drop', input);
  expect(area).not.toHaveAttribute('data-over');
});
