import { createSession, type User } from '../../../api/session.ts';
import type { AppScope } from '../../../lib/react/app-scope.ts';
import { createDialogs } from '../../dialogs/dialogs-store.ts';

/**
 * Signs in with what login, registration or a provider returned and closes the login dialog. Then runs, once, what the guest
 * pressed before (WISH-02), unless an expired session of another customer came between. `isVerifying` opens the code's
 * dialog first.
 */
export function beginSession(
  scope: AppScope,
  login: { access: { token: string }; user: User },
  isVerifying = false,
): void {
  const session = scope.get(createSession);
  const dialogs = scope.get(createDialogs);
  const { user } = login;
  const { afterLogin } = dialogs.getState();
  const { expiredUserId } = session.getState();
  dialogs.closeDialog('login');
  if (isVerifying) dialogs.openDialog('verify');
  session.signIn(login.access.token, user);
  if (afterLogin === null || (expiredUserId !== null && expiredUserId !== user.id)) return;
  if (!isVerifying) {
    afterLogin();
    return;
  }
  // A page or a chat must not open behind the code's dialog.
  const unsubscribe = dialogs.subscribe(({ verify }) => {
    if (verify) return;
    unsubscribe();
    // A logout closes the dialog too.
    if (session.getState().user?.id === user.id) afterLogin();
  });
}
