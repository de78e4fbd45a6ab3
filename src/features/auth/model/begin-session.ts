import { createSession, type User } from '../../../api/session.ts';
import type { AppScope } from '../../../lib/react/app-scope.ts';
import { createDialogs } from '../../dialogs/dialogs-store.ts';

/**
 * Signs in, closes the login dialog and runs the guest's action once (WISH-02), unless another
 * customer's session had expired. `isVerifying` opens the verification dialog first.
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
  // No page or chat may open behind the verification dialog.
  const unsubscribe = dialogs.subscribe(({ verify }) => {
    if (verify) return;
    unsubscribe();
    // A logout also closes the dialog.
    if (session.getState().user?.id === user.id) afterLogin();
  });
}
