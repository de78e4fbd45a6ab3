import { Trans } from '@lingui/react/macro';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { ADDRESSES_PATH } from '../../../lib/router/paths.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';

export function BackToAddresses() {
  return (
    <AppLink href={ADDRESSES_PATH} className={buttonClass({ variant: 'quiet' })}>
      <Trans>Cancel</Trans>
    </AppLink>
  );
}
