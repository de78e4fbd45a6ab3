import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { LazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';

const VerifyDialog = lazyComponent(() =>
  import('./verify-dialog.tsx').then((module) => module.VerifyDialog),
);

/** Returns whether the account must be verified before ordering, and the dialog for it (CHK-08). */
export function useVerification() {
  const { settings } = useSettings();
  const isVerified = useSession(({ user }) => user?.account_verified ?? true);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    isRequired: settings.order_place_account_verify === true && !isVerified,
    open: () => setOpen(true),
    dialog: isOpen ? (
      <LazyOverlay onClose={close}>
        <VerifyDialog onVerified={close} onClose={close} />
      </LazyOverlay>
    ) : null,
  };
}

export function VerifyNotice({ onVerify }: { onVerify: () => void }) {
  return (
    <Alert
      kind="warning"
      title={<Trans>Verify your account to order</Trans>}
      action={
        <Button variant="secondary" size="s" onClick={onVerify}>
          <Trans>Verify now</Trans>
        </Button>
      }
    >
      <Trans>The shop only takes orders from verified accounts.</Trans>
    </Alert>
  );
}
