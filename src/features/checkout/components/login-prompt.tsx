import { Trans } from '@lingui/react/macro';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useDialogs } from '../../dialogs/dialogs-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** Logs guests in without leaving the page (CHK-01). */
export function LoginPrompt() {
  const { openDialog } = useDialogs();
  return (
    <EmptyState
      icon={ShoppingBag}
      title={<Trans>Log in to check out</Trans>}
      action={
        <Button onClick={() => openDialog('login')}>
          <Trans>Log in</Trans>
        </Button>
      }
    >
      <Trans>Your cart is saved in your account.</Trans>
    </EmptyState>
  );
}
