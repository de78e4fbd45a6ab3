import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Client } from '../../api/client.ts';
import { logout, revokeToken } from '../../api/generated/auth.ts';
import { useApi } from '../../api/provider.tsx';
import { signOut } from '../../api/session.ts';
import { logFailure } from '../../lib/log.ts';
import { closeDialog } from '../../lib/stores/dialogs.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.ts';

/** A shopper who leaves should not wait for a server that does not answer, ms. */
const PATIENCE = 3_000;

/** "Logout Confirmation" with Cancel and Yes (SHELL-08, AUTH-16). Load on first use. */
export function LogoutDialog() {
  const { t } = useLingui();
  const { client } = useApi();
  const [busy, setBusy] = useState(false);
  const close = () => closeDialog('logout');

  async function leave() {
    setBusy(true);
    await Promise.race([
      endOnServer(client),
      new Promise((resolve) => {
        setTimeout(resolve, PATIENCE);
      }),
    ]);
    close();
    signOut();
    showToast({ kind: 'success', message: t`Logout successfully` });
  }

  return (
    <ConfirmDialog
      isOpen
      title={t`Logout Confirmation`}
      confirmLabel={t`Yes`}
      busy={busy}
      onConfirm={() => void leave()}
      onClose={close}
    >
      <p>
        <Trans>Do you want to log out? Your cart stays with your account.</Trans>
      </p>
    </ConfirmDialog>
  );
}

/** GET as specified; where a page answers instead of the envelope nothing was revoked, and POST follows. */
async function endOnServer(client: Client): Promise<void> {
  try {
    const answer = await client.call(logout);
    if (!isEnvelope(answer)) await client.call(revokeToken);
  } catch (error) {
    // The session ends here all the same.
    logFailure('The server could not be told of the logout.', error);
  }
}

function isEnvelope(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null && 'message' in answer;
  } catch {
    return false;
  }
}
