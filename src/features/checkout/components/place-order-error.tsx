import { Trans } from '@lingui/react/macro';
import { openDialog } from '../../dialogs/dialogs-store.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { HOME_PATH } from '../../../lib/router/paths.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';

/** Why the order was not taken, beside the button, with a way to change what is bought. */
export function PlaceOrderError({ text, isBuyNow }: { text: string; isBuyNow: boolean }) {
  return (
    <Alert
      kind="danger"
      action={
        isBuyNow ? (
          <AppLink href={HOME_PATH} className={buttonClass({ variant: 'secondary', size: 's' })}>
            <Trans>Continue Shopping</Trans>
          </AppLink>
        ) : (
          <Button variant="secondary" size="s" onClick={() => openDialog('cart')}>
            <Trans>Open my cart</Trans>
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}
