import { Trans } from '@lingui/react/macro';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useDialogs } from '../../dialogs/dialogs-store.ts';
import type { Line } from '../../cart/use-cart-line.ts';
import { Button, type ButtonProps } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import * as css from './product.css.ts';
import type { Purchase } from '../hooks/use-purchase.ts';
import { useReplaceChoice } from '../hooks/use-replace-choice.ts';

/** Opens the cart, or replaces the line's options. */
export function CartLineButton(props: {
  purchase: Purchase;
  line: Line;
  size?: ButtonProps['size'];
}) {
  const { openDialog } = useDialogs();
  const { purchase, line, size = 'l' } = props;
  const { replace, isReplacing } = useReplaceChoice(purchase, line);
  const buttonProps = { size, className: css.widePart };
  return purchase.hasOtherOptions || isReplacing ? (
    <Button {...buttonProps} busy={isReplacing} icon={<Icon of={RefreshCw} />} onClick={replace}>
      <span className={css.lineText}>
        <Trans>Change to {purchase.choiceName}</Trans>
      </span>
    </Button>
  ) : (
    <Button {...buttonProps} icon={<Icon of={ShoppingBag} />} onClick={() => openDialog('cart')}>
      <Trans>View in cart</Trans>
    </Button>
  );
}
