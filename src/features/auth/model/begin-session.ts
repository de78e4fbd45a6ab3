import { session, signIn, type User } from '../../../api/session.ts';
import { closeDialog, dialogsStore, openDialog } from '../../dialogs/dialogs-store.ts';

/**
 * Signs in with what login, registration or a provider returned and closes the login dialog. Then runs, once, what the guest
 * pressed before (WISH-02), unless an expired session of another customer came between. `isVerifying` opens the code's
 * dialog first.
 */
export function beginSession(
  login: { access: { token: string }; user: User },
  isVerifying = false,
): void {
  const { user } = login;
  const { afterLogin } = dialogsStore.getState();
  const { expiredUserId } = session.getState();
  closeDialog('login');
  if (isVerifying) openDialog('verify');
  signIn(login.access.token, user);
  if (afterLogin === null || (expiredUserId !== null && expiredUserId !== user.id)) return;
  if (isVerifying) runAfterVerifying(afterLogin, user.id);
  else afterLogin();
}

/** Waits until the code's dialog closes: a page or a chat must not open behind it. */
function runAfterVerifying(action: () => void, userId: number): void {
  const unsubscribe = dialogsStore.subscribe(({ verify }) => {
    if (verify) return;
    unsubscribe();
    // A logout closes the dialog too.
    if (session.getState().user?.id === userId) action();
  });
}
