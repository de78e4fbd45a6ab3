import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { Combobox } from './combobox.tsx';
import { fillField, user } from '../../test/user.ts';

const countries = [
  { id: '1', label: 'Åland', detail: '+358' },
  { id: '2', label: 'Jordan', detail: '+962' },
  { id: '3', label: 'Côte d’Ivoire', detail: '+225' },
];

function show({ error, first }: { error?: string; first?: string } = {}) {
  const chosen: (string | null)[] = [];
  function Form(props: { options: typeof countries }) {
    const [value, setValue] = useState<string | null>(first ?? null);
    return (
      <Combobox
        label="Country"
        required
        options={props.options}
        value={value}
        error={error}
        onChange={(id) => {
          chosen.push(id);
          setValue(id);
        }}
      />
    );
  }
  const { rerender } = renderUi(<Form options={first === undefined ? countries : []} />);
  return {
    box: screen.getByRole('combobox', { name: /Country/ }),
    chosen,
    load: () => rerender(<Form options={countries} />),
  };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('finds options by label and detail, ignoring accents', async () => {
  const { box } = show();
  await user.type(box, 'aland');
  expect(options()).toEqual(['Åland+358']);
  await user.clear(box);
  await user.type(box, 'COTE');
  expect(options()).toEqual(['Côte d’Ivoire+225']);
  await user.clear(box);
  await user.type(box, '962');
  expect(options()).toEqual(['Jordan+962']);
});

test('shows only the label of the selected option', async () => {
  const { box } = show();
  await user.type(box, '962{ArrowDown}{Enter}');
  expect(box).toHaveValue('Jordan');
});

test('arrow keys and Enter select an option', async () => {
  const { box, chosen } = show();
  await user.type(box, 'j{ArrowDown}{Enter}');
  expect(chosen.at(-1)).toBe('2');
  expect(options()).toEqual([]);
});

test('an error is associated with the input', () => {
  const { box } = show({ error: 'The country field is required.' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('The country field is required.');
});

test('selects an autofilled value when the options are loaded', async () => {
  const { box, chosen, load } = show({ first: '2' });
  // Autofill does not focus the input.
  await fillField(box, 'Åland');
  load();
  expect(chosen).toEqual(['1']);
  expect(box).toHaveValue('Åland');
});

test('selects a typed value when the options are loaded, wherever the focus is', async () => {
  const { box, chosen, load } = show({ first: '2' });
  await user.type(box, 'Åland');
  await user.tab();
  load();
  expect(chosen).toEqual(['1']);
  expect(box).toHaveValue('Åland');
});

test('selects nothing for a partial or cleared value typed before the options are loaded', async () => {
  const { box, chosen, load } = show({ first: '2' });
  await user.type(box, 'Åland');
  await user.clear(box);
  await user.type(box, 'Jord');
  load();
  expect(chosen.filter((id) => id !== null)).toEqual([]);
});
