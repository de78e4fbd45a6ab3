import { Trans } from '@lingui/react/macro';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { openDialog } from '../../lib/stores/dialogs.ts';
import type { Line } from '../../parts/use-line-changes.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as css from './product.css.ts';
import type { Purchase } from './use-purchase.ts';
import { useReplaceChoice } from './use-replace-choice.ts';

/** Of a product in the cart: shows the cart, or puts another choice in the place of the line's. */
export function LineButton(props: { purchase: Purchase; line: Line; size?: ButtonProps['size'] }) {
  const { purchase, line, size = 'l' } = props;
  const { replace, isReplacing } = useReplaceChoice(purchase, line);
  const look = { size, className: css.lineButton };
  return purchase.isOther || isReplacing ? (
    <Button {...look} busy={isReplacing} icon={<Icon of={RefreshCw} />} onClick={replace}>
      <Trans>Change to {purchase.choiceName}</Trans>
    </Button>
  ) : (
    <Button {...look} icon={<Icon of={ShoppingBag} />} onClick={() => openDialog('basket')}>
      <Trans>View In Cart</Trans>
    </Button>
  );
}
