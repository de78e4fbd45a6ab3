import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { CodeField } from './code-field.tsx';
import { user } from '../../test/user.ts';

function show(onComplete = vi.fn<(code: string) => void>()) {
  function Form() {
    const [code, setCode] = useState('');
    return <CodeField label="Code" value={code} onChange={setCode} onComplete={onComplete} />;
  }
  renderUi(<Form />);
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  return { onComplete, boxes, digits: () => boxes.map(({ value }) => value).join('|') };
}

test('typing moves from box to box and completes once', async () => {
  const { boxes, digits, onComplete } = show();
  expect(screen.getByRole('textbox', { name: 'Digit 1 of 4' })).toBe(boxes[0]);
  await user.click(boxes[0] as HTMLElement);
  await user.keyboard('4a07');
  expect(digits()).toBe('4|0|7|');
  expect(boxes[3]).toHaveFocus();
  expect(onComplete).not.toHaveBeenCalled();
  await user.keyboard('1');
  expect(onComplete.mock.calls).toEqual([['4071']]);
});

test('leaves shortcuts of the browser with arrows alone', async () => {
  const { boxes } = show();
  await user.click(boxes[1] as HTMLElement);
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(boxes[1]).toHaveFocus();
});

test('a pasted code fills all boxes, also in digits of other scripts', async () => {
  const { boxes, digits, onComplete } = show();
  await user.click(boxes[2] as HTMLElement);
  await user.paste(' ٤٠-٧١ ');
  expect(digits()).toBe('4|0|7|1');
  expect(onComplete).toHaveBeenCalledWith('4071');
});

test("accepts a code from the browser's autofill", async () => {
  const { boxes, digits } = show();
  expect(boxes[0]).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(boxes[0] as HTMLElement, '4');
  boxes[0]?.setSelectionRange(0, 1);
  await user.click(boxes[1] as HTMLElement);
  await user.keyboard('071');
  expect(digits()).toBe('4|0|7|1');
});

test('@AUTH-11 typing over a code replaces it, even if they share digits', async () => {
  const { boxes, digits, onComplete } = show();
  await user.click(boxes[0] as HTMLElement);
  await user.keyboard('6257');
  await user.click(boxes[0] as HTMLElement);
  boxes[0]?.select();
  await user.keyboard('6');
  expect(boxes[1]).toHaveFocus();
  await user.keyboard('256');
  expect(digits()).toBe('6|2|5|6');
  expect(onComplete).toHaveBeenLastCalledWith('6256');
});

test('Delete clears its box', async () => {
  const { boxes, digits } = show();
  await user.click(boxes[0] as HTMLElement);
  await user.keyboard('407{ArrowLeft}{Delete}');
  expect(digits()).toBe('4|0||');
  expect(boxes[2]).toHaveFocus();
});

test('Backspace clears, then moves back; arrows move', async () => {
  const { boxes, digits } = show();
  await user.click(boxes[0] as HTMLElement);
  await user.keyboard('407');
  await user.keyboard('{Backspace}');
  expect(digits()).toBe('4|0||');
  expect(boxes[2]).toHaveFocus();
  await user.keyboard('{ArrowLeft}{Backspace}');
  expect(digits()).toBe('4|||');
  await user.keyboard('{ArrowLeft}9');
  expect(digits()).toBe('9|||');
});

test('an error is associated with the boxes', () => {
  renderUi(<CodeField label="Code" value="1234" error="Invalid otp" onChange={() => undefined} />);
  expect(screen.getByRole('group', { name: 'Code' })).toHaveAccessibleDescription('Invalid otp');
  expect(screen.getByRole('textbox', { name: 'Digit 2 of 4' })).toBeInvalid();
});
