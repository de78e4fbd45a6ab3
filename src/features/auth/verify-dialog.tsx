import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../api/session.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import {
  useIncompleteAccountToast,
  useVerifyRequest,
  VerifyForm,
} from './components/verify-form.tsx';

/**
 * Sends a code on opening, by the shop's `register_otp_type`. Closes with a message if the contact
 * is missing. On success it updates the session, then calls `onClose` and `onVerified`. Load
 * lazily.
 */
export function VerifyDialog(props: { onVerified: () => void; onClose: () => void }) {
  const { onVerified, onClose } = props;
  const { t } = useLingui();
  const showIncompleteAccount = useIncompleteAccountToast();
  const isGuest = useSession(({ user }) => user === null);
  const isIncomplete = useVerifyRequest() === null;

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
      closeOnOutsidePress={false}
    >
      <VerifyForm
        onVerified={() => {
          onClose();
          onVerified();
          // React Aria restores the focus in the next frame.
          requestAnimationFrame(() => requestAnimationFrame(focusHeadingIfLost));
        }}
      />
    </Dialog>
  );
}

/** The button that opened the dialog, and would get the focus again, may be gone. */
function focusHeadingIfLost() {
  const heading = document.querySelector('h1');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
