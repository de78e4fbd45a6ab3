import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createI18n, loadMessages } from '../../lib/i18n/load-catalog.ts';
import { AppScopeContext, createAppScope } from '../../lib/react/app-scope.ts';
// Adds browser features that jsdom lacks.
import '../../test/render-ui.tsx';
import { Combobox } from '../fields/combobox.tsx';
import { fillField } from '../../test/user.ts';

const options = [
  { id: '1', label: 'Jordan' },
  { id: '2', label: 'Japan' },
];

test.each([
  ['en', 'Dismiss', true],
  ['ar', 'تجاهل', false],
  ['fr', 'Rejeter', false],
  ['es', 'Descartar', false],
  ['xx', 'Dismiss', true],
  ['not_a tag', 'Dismiss', true],
])('React Aria uses the texts of %s', async (locale, dismiss, isEnglish) => {
  const i18n = createI18n(locale, await loadMessages(locale));
  render(
    <AppScopeContext value={createAppScope()}>
      <I18nProvider i18n={i18n}>
        <Combobox label="X" options={options} value={null} onChange={() => undefined} />
      </I18nProvider>
    </AppScopeContext>,
  );
  const box = screen.getByRole('combobox');
  act(() => box.focus());
  await fillField(box, 'J');
  expect(await screen.findAllByRole('button', { name: dismiss })).not.toHaveLength(0);
  await fillField(box, 'Q');
  expect(screen.queryByText('No results') !== null).toBe(isEnglish);
});
