import { Trans } from '@lingui/react/macro';
import LogIn from 'lucide-react/icons/log-in';
import { useEffect } from 'react';
import { useSession, useSessionStore } from '../../api/session.ts';
import { useDialogs } from '../../features/dialogs/dialogs-store.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** Replaces a customer's page after the session ended; a login shows it again (STATE-02). */
export function SessionEnded() {
  const session = useSessionStore();
  const { openDialog } = useDialogs();
  const isExpired = useSession(({ expiredUserId }) => expiredUserId !== null);
  useEffect(() => {
    // Only in the tab that the customer is using.
    if (!session.getState().hasEndedElsewhere) openDialog('login');
  }, [session, openDialog]);
  return (
    <EmptyState
      level={1}
      icon={LogIn}
      title={
        isExpired ? (
          <Trans>Your session has expired</Trans>
        ) : (
          <Trans>You logged out in another tab</Trans>
        )
      }
      action={
        <Button onClick={() => openDialog('login')}>
          <Trans>Log in</Trans>
        </Button>
      }
    >
      <Trans>Log in to continue where you left off.</Trans>
    </EmptyState>
  );
}
