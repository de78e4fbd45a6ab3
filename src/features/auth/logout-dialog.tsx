import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Client } from '../../api/client.ts';
import { logout, revokeToken } from '../../api/generated/auth-mutations.ts';
import { useApi } from '../../api/api-provider.tsx';
import { useSessionStore } from '../../api/session.ts';
import { logFailure } from '../../lib/log.ts';
import { useDialogs } from '../dialogs/dialogs-store.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useToasts } from '../../ui/feedback/toast.ts';

/** A logout does not wait longer for the server. */
const LOGOUT_TIMEOUT_MS = 3_000;

/** Confirms the logout (SHELL-08, AUTH-16). Load lazily. */
export function LogoutDialog() {
  const session = useSessionStore();
  const { signOut } = session;
  const { closeDialog } = useDialogs();
  const { showToast } = useToasts();
  const { t } = useLingui();
  const { client } = useApi();
  const [busy, setBusy] = useState(false);
  const close = () => closeDialog('logout');

  async function logOut() {
    setBusy(true);
    const { token } = session.getState();
    await Promise.race([
      logOutOnServer(client, token),
      new Promise((resolve) => {
        setTimeout(resolve, LOGOUT_TIMEOUT_MS);
      }),
    ]);
    close();
    // Another tab may have signed in someone else.
    if (session.getState().token === token) signOut();
    showToast({ kind: 'success', message: t`Logout successfully` });
  }

  return (
    <ConfirmDialog
      isOpen
      title={t`Logout Confirmation`}
      confirmLabel={t`Yes`}
      busy={busy}
      onConfirm={() => void logOut()}
      onClose={close}
    >
      <p>
        <Trans>Log out of your account? Your cart will still be there.</Trans>
      </p>
    </ConfirmDialog>
  );
}

/**
 * Sends GET as specified. Only the envelope means success, otherwise POST follows. Both send the
 * old token, even after the local session has ended.
 */
async function logOutOnServer(client: Client, token: string | null): Promise<void> {
  const logError = (error: unknown) => {
    logFailure('Failed to log out on the server.', error);
    return '';
  };
  const result = await client.call(logout, undefined, undefined, token).catch(logError);
  if (!isEnvelope(result))
    await client.call(revokeToken, undefined, undefined, token).catch(logError);
}

function isEnvelope(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'message' in body;
  } catch {
    return false;
  }
}
