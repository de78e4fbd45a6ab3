import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { Badge } from '../../../ui/content/badge.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { visuallyHidden } from '../../../ui/content/visually-hidden.css.ts';
import { LazyOverlay } from '../../../ui/overlays/lazy-overlay.tsx';
import * as css from './account.css.ts';

const VerifyDialog = lazyComponent(() =>
  import('../../auth/verify-dialog.tsx').then((module) => module.VerifyDialog),
);

function VerificationText({ verified }: { verified: boolean }) {
  return verified ? <Trans>Verified</Trans> : <Trans>Not verified</Trans>;
}

/** At the end of the email, where the icon is enough if verified, or below the phone. */
export function VerifiedMark(props: { of: 'email' | 'phone'; verified: boolean }) {
  const { of, verified } = props;
  return (
    <span dir="ltr" className={verified ? css.verified : css.unverified}>
      <Icon of={verified ? CircleCheck : CircleAlert} size={16} />
      <bdi className={verified && of === 'email' ? visuallyHidden : undefined}>
        <VerificationText verified={verified} />
      </bdi>
    </span>
  );
}

/** Shows whether the account is verified and starts the verification by code (PROF-01). */
export function AccountVerification(props: { verified: boolean; onVerified: () => void }) {
  const { verified, onVerified } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={css.verification}>
      <Badge tone={verified ? 'success' : 'warning'}>
        <VerificationText verified={verified} />
      </Badge>
      {verified ? null : (
        <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
          <Trans>Verify now</Trans>
        </Button>
      )}
      {isOpen ? (
        <LazyOverlay onClose={close}>
          <VerifyDialog onVerified={onVerified} onClose={close} />
        </LazyOverlay>
      ) : null}
    </div>
  );
}
