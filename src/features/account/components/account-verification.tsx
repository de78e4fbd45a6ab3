import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { Badge } from '../../../ui/content/badge.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { row } from '../../../ui/layout/layout.css.ts';
import { LazyOverlay } from '../../../ui/overlays/lazy-overlay.tsx';

const VerifyDialog = lazyComponent(() =>
  import('../../auth/verify-dialog.tsx').then((module) => module.VerifyDialog),
);

export function VerifiedBadge({ verified }: { verified: boolean }) {
  return verified ? (
    <Badge tone="success">
      <Trans>Verified</Trans>
    </Badge>
  ) : (
    <Badge tone="warning">
      <Trans>Not verified</Trans>
    </Badge>
  );
}

/** Shows whether the account is verified and starts the verification by code (PROF-01). */
export function AccountVerification(props: { verified: boolean; onVerified: () => void }) {
  const { verified, onVerified } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={row[3]}>
      <VerifiedBadge verified={verified} />
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
