import { Trans } from '@lingui/react/macro';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';

/** Leaves the form for the list; what was typed waits. */
export function BackToAddresses() {
  return (
    <AppLink href="/manage-address" className={buttonClass({ variant: 'quiet' })}>
      <Trans>Cancel</Trans>
    </AppLink>
  );
}
