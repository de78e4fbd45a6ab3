import { expect, test } from 'vitest';
import { createSession, type User } from '../../api/session.ts';
import { createAppScope } from '../../lib/react/app-scope.ts';
import { hasDefaultView } from './has-default-view.ts';
import { createPreferences } from './preferences-store.ts';

function openScope() {
  const { get } = createAppScope();
  const stores = { session: get(createSession), preferences: get(createPreferences) };
  for (const { persist } of Object.values(stores)) void persist.rehydrate();
  return stores;
}

test('is true on a first visit, and without a chosen currency', () => {
  expect(hasDefaultView()).toBe(true);
  openScope().preferences.setState({ appLocale: 'en', theme: 'dark' });
  expect(hasDefaultView()).toBe(true);
});

test('is false with a chosen currency', () => {
  openScope().preferences.setState({ currency: 'EUR' });
  expect(hasDefaultView()).toBe(false);
});

test('is false for a customer, and true after the logout', () => {
  const { session } = openScope();
  session.signIn('t', { id: 1, name: 'Amira Haddad' } as User);
  expect(hasDefaultView()).toBe(false);
  session.signOut();
  expect(hasDefaultView()).toBe(true);
});
