import { beforeEach, expect, test, vi } from 'vitest';
import { session, signOut, type User } from '../../../api/session.ts';
import {
  closeAllDialogs,
  closeDialog,
  dialogsStore,
  requireLogin,
} from '../../dialogs/dialogs-store.ts';
import { beginSession } from './begin-session.ts';

const LOGIN = { access: { token: '1|secret' }, user: { id: 1, name: 'Amira Haddad' } as User };

beforeEach(async () => {
  await session.persist.rehydrate();
  signOut();
  closeAllDialogs();
});

/** A guest presses something. */
function pressAsGuest() {
  const action = vi.fn<() => void>();
  expect(requireLogin(action)).toBe(true);
  expect(dialogsStore.getState().login).toBe(true);
  return action;
}

test('runs what the guest pressed once, with the session begun and the dialog closed', () => {
  const action = pressAsGuest();
  action.mockImplementation(() => {
    expect(session.getState().token).toBe(LOGIN.access.token);
    expect(dialogsStore.getState().login).toBe(false);
  });
  beginSession(LOGIN);
  signOut();
  beginSession(LOGIN);
  expect(action).toHaveBeenCalledOnce();
});

test('a customer is not asked to log in', () => {
  beginSession(LOGIN);
  expect(requireLogin(() => undefined)).toBe(false);
  expect(dialogsStore.getState()).toMatchObject({ login: false, afterLogin: null });
});

test('waits for the code’s dialog to close, however it closes', () => {
  const action = pressAsGuest();
  beginSession(LOGIN, true);
  expect(dialogsStore.getState()).toMatchObject({ login: false, verify: true });
  expect(action).not.toHaveBeenCalled();
  closeDialog('verify');
  closeDialog('verify');
  expect(action).toHaveBeenCalledOnce();
});

test('a logout while the code is awaited cancels it', () => {
  const action = pressAsGuest();
  beginSession(LOGIN, true);
  signOut();
  closeAllDialogs();
  beginSession(LOGIN);
  expect(action).not.toHaveBeenCalled();
});
