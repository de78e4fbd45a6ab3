import { Trans } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Ticket from 'lucide-react/icons/ticket-percent';
import { Suspense, useState } from 'react';
import { useIsWriting } from '../../../api/runtime/use-is-writing.ts';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { sumOfLines } from '../../../lib/money.ts';
import { toggleShop } from '../cart-store.ts';
import { closeDialog } from '../../dialogs/dialogs-store.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { CheckboxField } from '../../../ui/choices/checkbox-field.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { Rating } from '../../../ui/content/rating.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { shopPath } from '../../../lib/router/paths.ts';
import type { CartGroup } from '../use-cart.ts';
import * as css from './cart.css.ts';
import { CartLine } from './cart-line.tsx';
import { ChatButton } from '../../chat/chat-button.tsx';
import { SectionBoundary } from '../../errors/section-boundary.tsx';
import { useMoney } from '../../settings/use-money.ts';

const VoucherDialog = lazyComponent(
  async () => (await import('./voucher-dialog.tsx')).VoucherDialog,
);

/** A shop's lines; with several vendors its head selects what is bought now (CART-06). */
export function CartShopGroup(props: {
  group: CartGroup;
  /** Null where there is one vendor and nothing to choose. */
  isSelected: boolean | null;
}) {
  const { group, isSelected } = props;
  const money = useMoney();
  const isWriting = useIsWriting('cart');
  const isMulti = isSelected !== null;
  return (
    <section aria-label={isMulti ? group.shop_name : undefined}>
      <Card className={css.group}>
        {isMulti ? (
          <div className={css.groupHead}>
            <CheckboxField
              label={<VisuallyHidden>{group.shop_name}</VisuallyHidden>}
              checked={isSelected}
              onChange={() => toggleShop(group.shop_id)}
            />
            <span className={css.shop}>
              <AppLink
                href={shopPath(group.shop_id)}
                className={css.shopLink}
                onClick={() => closeDialog('cart')}
              >
                <bdi>{group.shop_name}</bdi>
              </AppLink>
            </span>
            <Rating value={group.shop_rating} />
            <ChatButton
              className={css.chat}
              shop={{ id: group.shop_id, name: group.shop_name, logo: group.shop_logo }}
            />
          </div>
        ) : null}
        <ul className={css.lines}>
          {group.products.map((line) => (
            <CartLine key={line.id} line={line} />
          ))}
        </ul>
        {isMulti ? (
          <>
            <Vouchers shop={{ id: group.shop_id, name: group.shop_name }} />
            <p className={css.subtotal}>
              <Trans>Subtotal</Trans>
              <strong aria-busy={isWriting} className={isWriting ? css.updating : undefined}>
                <bdi>{money(sumOfLines(group.products))}</bdi>
              </strong>
            </p>
          </>
        ) : null}
      </Card>
    </section>
  );
}

function Vouchers({ shop }: { shop: { id: number; name: string } }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={css.voucher}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={Ticket} />
        <span className={css.shop}>
          <Trans>Apply Store voucher</Trans>
        </span>
        <Icon of={ChevronRight} />
      </button>
      {isOpen ? (
        <SectionBoundary>
          <Suspense>
            <VoucherDialog shop={shop} onClose={() => setIsOpen(false)} />
          </Suspense>
        </SectionBoundary>
      ) : null}
    </>
  );
}
