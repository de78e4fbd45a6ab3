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

function pressAsGuest() {
  const action = vi.fn<() => void>();
  expect(dialogs.requireLogin(action)).toBe(true);
  expect(dialogs.getState().login).toBe(true);
  return action;
}

test('runs the guest’s action once, after the session has started and the dialog has closed', () => {
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

test('does not ask a customer to log in', () => {
  beginSession(scope, LOGIN);
  expect(dialogs.requireLogin(() => undefined)).toBe(false);
  expect(dialogs.getState()).toMatchObject({ login: false, afterLogin: null });
});

test('runs the action when the verification dialog closes, for any reason', () => {
  const action = pressAsGuest();
  beginSession(scope, LOGIN, true);
  expect(dialogs.getState()).toMatchObject({ login: false, verify: true });
  expect(action).not.toHaveBeenCalled();
  dialogs.closeDialog('verify');
  dialogs.closeDialog('verify');
  expect(action).toHaveBeenCalledOnce();
});

test('cancels the action on a logout during verification', () => {
  const action = pressAsGuest();
  beginSession(scope, LOGIN, true);
  session.signOut();
  dialogs.closeAllDialogs();
  beginSession(scope, LOGIN);
  expect(action).not.toHaveBeenCalled();
});
