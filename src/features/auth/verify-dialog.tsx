import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../api/session.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import {
  useIncompleteAccountToast,
  useVerifyOrder,
  VerifyForm,
} from './components/verify-form.tsx';

/**
 * Verifies the account of who is signed in by a code, which is sent as it opens, to the e-mail address or the phone number as the
 * shop's `register_otp_type` says. Without such a contact it says so and closes. Once the code was right the session has the fresh
 * user; then `onClose` and `onVerified` come, in this order. Load on first use.
 */
export function VerifyDialog(props: { onVerified: () => void; onClose: () => void }) {
  const { onVerified, onClose } = props;
  const { t } = useLingui();
  const showIncompleteAccount = useIncompleteAccountToast();
  const isGuest = useSession(({ user }) => user === null);
  const isIncomplete = useVerifyOrder() === null;

  const cancel = useEffectEvent(() => {
    if (!isGuest) showIncompleteAccount();
    onClose();
  });
  useEffect(() => {
    if (isIncomplete) cancel();
  }, [isIncomplete]);

  return (
    <Dialog
      isOpen={!isIncomplete}
      onClose={onClose}
      title={t`Enter OTP`}
      size="s"
      closesOutside={false}
    >
      <VerifyForm
        onVerified={() => {
          onClose();
          onVerified();
        }}
      />
    </Dialog>
  );
}
