import { Trans } from '@lingui/react/macro';
import { useDialogs } from '../../dialogs/dialogs-store.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { HOME_PATH } from '../../../lib/router/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';

export function ChangePurchase({ isBuyNow }: { isBuyNow: boolean }) {
  const { openDialog } = useDialogs();
  return isBuyNow ? (
    <AppLink href={HOME_PATH} className={buttonClass({ variant: 'secondary', size: 's' })}>
      <Trans>Continue shopping</Trans>
    </AppLink>
  ) : (
    <Button variant="secondary" size="s" onClick={() => openDialog('cart')}>
      <Trans>View cart</Trans>
    </Button>
  );
}
