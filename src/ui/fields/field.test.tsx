import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { CheckboxField } from '../choices/checkbox-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioCards } from '../choices/radio-cards.tsx';
import { SelectField } from '../choices/select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';
import { user } from '../../test/user.ts';

test('label, help and error are associated with the control', () => {
  renderUi(
    <TextField label="Phone" help="With country code" error="The phone is required." required />,
  );
  const input = screen.getByRole('textbox', { name: /^Phone/ });
  expect(input).toHaveProperty('required', true);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'The phone is required.',
    'With country code',
  ]);
});

test('a field without an error is valid and shows that it is optional', () => {
  renderUi(<TextAreaField label="Note" />);
  const area = screen.getByRole('textbox', { name: 'Note (optional)' });
  expect(area.getAttribute('aria-invalid')).toBe('false');
  expect(area.hasAttribute('aria-describedby')).toBe(false);
});

test('the live region exists before the error', () => {
  const { rerender } = renderUi(<TextField label="Name" />);
  const live = document.querySelector('[aria-live="polite"]');
  expect(live?.textContent).toBe('');
  rerender(<TextField label="Name" error="The name is required." />);
  expect(live?.textContent).toBe('The name is required.');
});

test('a password can be shown and hidden again', async () => {
  renderUi(<PasswordField label="Password" required autoComplete="current-password" />);
  const input = screen.getByLabelText(/^Password/);
  await user.type(input, 'secret');
  expect(input).toHaveProperty('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveProperty('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveProperty('type', 'password');
  expect(input).toHaveProperty('value', 'secret');
});

test('a select shows its placeholder until an option is selected', async () => {
  renderUi(
    <SelectField
      label="Country"
      required
      placeholder="Choose"
      defaultValue=""
      options={[
        { value: 'se', label: 'Sweden' },
        { value: 'jo', label: 'Jordan' },
      ]}
    />,
  );
  const select = screen.getByRole('combobox', { name: /^Country/ });
  expect(select).toHaveProperty('value', '');
  await user.selectOptions(select, 'Jordan');
  expect(select).toHaveProperty('value', 'jo');
});

test('the label toggles a checkbox, and its error is associated', async () => {
  renderUi(<CheckboxField label="I agree" error="Please agree first." />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  await user.click(screen.getByText('I agree'));
  expect(box).toHaveProperty('checked', true);
  const errorId = box.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(errorId)?.textContent).toBe('Please agree first.');
});

test('radio cards are a named group, and the aside selects nothing', async () => {
  const chosen: string[] = [];
  const edited: string[] = [];
  renderUi(
    <RadioCards
      label="Address"
      value="home"
      onChange={(value) => chosen.push(value)}
      options={[
        { value: 'home', label: 'Home', detail: '1 Main Street' },
        {
          value: 'work',
          label: 'Work',
          aside: (
            <button type="button" onClick={() => edited.push('work')}>
              Edit
            </button>
          ),
        },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Address' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^Home/ })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect({ chosen, edited }).toEqual({ chosen: [], edited: ['work'] });
  await user.click(screen.getByRole('radio', { name: 'Work' }));
  expect(chosen).toEqual(['work']);
});
