import { beforeEach, expect, test, vi } from 'vitest';
import { createSession, type User } from '../../../api/session.ts';
import { createAppScope } from '../../../lib/react/app-scope.ts';
import { createDialogs } from '../../dialogs/dialogs-store.ts';
import { beginSession } from './begin-session.ts';

const LOGIN = { access: { token: '1|secret' }, user: { id: 1, name: 'Amira Haddad' } as User };

let scope = createAppScope();
let session = scope.get(createSession);
let dialogs = scope.get(createDialogs);

beforeEach(() => {
  scope = createAppScope();
  session = scope.get(createSession);
  dialogs = scope.get(createDialogs);
});

/** A guest presses something. */
function pressAsGuest() {
  const action = vi.fn<() => void>();
  expect(dialogs.requireLogin(action)).toBe(true);
  expect(dialogs.getState().login).toBe(true);
  return action;
}

test('runs what the guest pressed once, with the session begun and the dialog closed', () => {
  const action = pressAsGuest();
  action.mockImplementation(() => {
    expect(session.getState().token).toBe(LOGIN.access.token);
    expect(dialogs.getState().login).toBe(false);
  });
  beginSession(scope, LOGIN);
  session.signOut();
  beginSession(scope, LOGIN);
  expect(action).toHaveBeenCalledOnce();
});

test('a customer is not asked to log in', () => {
  beginSession(scope, LOGIN);
  expect(dialogs.requireLogin(() => undefined)).toBe(false);
  expect(dialogs.getState()).toMatchObject({ login: false, afterLogin: null });
});

test('waits for the code’s dialog to close, however it closes', () => {
  const action = pressAsGuest();
  beginSession(scope, LOGIN, true);
  expect(dialogs.getState()).toMatchObject({ login: false, verify: true });
  expect(action).not.toHaveBeenCalled();
  dialogs.closeDialog('verify');
  dialogs.closeDialog('verify');
  expect(action).toHaveBeenCalledOnce();
});

test('a logout while the code is awaited cancels it', () => {
  const action = pressAsGuest();
  beginSession(scope, LOGIN, true);
  session.signOut();
  dialogs.closeAllDialogs();
  beginSession(scope, LOGIN);
  expect(action).not.toHaveBeenCalled();
});
