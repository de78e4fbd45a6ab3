import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPreferences } from '../../features/settings/preferences-store.ts';
import { renderUi } from '../../test/render-ui.tsx';
import { createAppScope } from '../../lib/react/app-scope.ts';
import { ThemePicker } from './theme-picker.tsx';
import { applyTheme } from './apply-theme.ts';
import { user } from '../../test/user.ts';

let scope = createAppScope();
let stopApplying: () => void;

beforeEach(() => {
  scope = createAppScope();
  delete document.documentElement.dataset['theme'];
  stopApplying = applyTheme(scope);
});

afterEach(() => stopApplying());

const shown = () => document.documentElement.dataset['theme'];

async function openSwitch() {
  await act(async () => {
    await scope.get(createPreferences).persist.rehydrate();
    renderUi(<ThemePicker />, { scope });
  });
  return screen.findByRole('combobox', { name: 'Appearance' });
}

test('follows the system until the shopper chooses a theme, and again after choosing System', async () => {
  const picker = await openSwitch();
  expect(picker).toHaveDisplayValue('System');
  expect(shown()).toBeUndefined();

  await user.selectOptions(picker, 'Dark');
  expect(shown()).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
  expect(localStorage.getItem('souk.settings')).toContain('"theme":"dark"');

  await user.selectOptions(picker, 'Light');
  expect(shown()).toBe('light');

  await user.selectOptions(picker, 'System');
  expect(shown()).toBeUndefined();
  expect(document.cookie).not.toContain('theme=');
});

test('applies a theme stored by another tab, and the system’s theme for an invalid one', async () => {
  const picker = await openSwitch();
  const storeTheme = (theme: unknown) => {
    localStorage.setItem('souk.settings', JSON.stringify({ state: { theme }, version: 1 }));
    return act(async () => scope.get(createPreferences).persist.rehydrate());
  };
  await storeTheme('dark');
  expect(shown()).toBe('dark');
  expect(picker).toHaveDisplayValue('Dark');
  await storeTheme('"><script>');
  expect(shown()).toBeUndefined();
  expect(picker).toHaveDisplayValue('System');
});

test('@STATE-01 keeps the server-rendered theme until the stored one is restored', () => {
  document.documentElement.dataset['theme'] = 'dark';
  scope.get(createPreferences).setState({ search: 'lamp' });
  expect(shown()).toBe('dark');
  void scope.get(createPreferences).persist.rehydrate();
  expect(shown()).toBeUndefined();
});

test('a page from a static file server applies the stored theme before the app’s code runs', () => {
  const script = readFileSync(join(import.meta.dirname, '../../../public/theme.js'), 'utf8');
  const run = () => {
    const element = document.createElement('script');
    element.textContent = script;
    document.head.append(element);
    element.remove();
  };
  localStorage.setItem('souk.settings', '{"state":{"theme":"dark"},"version":1}');
  run();
  expect(shown()).toBe('dark');

  delete document.documentElement.dataset['theme'];
  for (const nonsense of ['', '{', 'null', '{"state":{"theme":"pink"}}']) {
    localStorage.setItem('souk.settings', nonsense);
    run();
    expect(shown()).toBeUndefined();
  }
});
