import { Trans } from '@lingui/react/macro';
import Ticket from 'lucide-react/icons/ticket-percent';
import { useState } from 'react';
import { useIsMutating } from '../../../api/runtime/use-is-mutating.ts';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { sumOfLines } from '../../../lib/money.ts';
import { useCartActions } from '../cart-store.ts';
import { useDialogs } from '../../dialogs/dialogs-store.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { CheckboxField } from '../../../ui/choices/checkbox-field.tsx';
import { Awning } from '../../../ui/content/awning.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { Rating } from '../../../ui/content/rating.tsx';
import { tone } from '../../../ui/content/tone.css.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { shopPath } from '../../../lib/router/paths.ts';
import type { CartGroup } from '../use-cart.ts';
import * as css from './cart.css.ts';
import { GroupDelivery } from '../group-delivery.tsx';
import { CartLine } from './cart-line.tsx';
import { type StablePositions, positionKey } from '../hooks/use-stable-positions.ts';
import { addPlaceholders } from '../model/add-placeholders.ts';
import { ShopSign } from '../../shop-signs/shop-sign.tsx';
import { toneOf } from '../../../ui/theme/tones.ts';
import { ChatButton } from '../../chat/chat-button.tsx';
import { useMoney } from '../../settings/use-money.ts';
import { LazyOverlay } from '../../../ui/overlays/lazy-overlay.tsx';

const VoucherDialog = lazyComponent(() =>
  import('./voucher-dialog.tsx').then((module) => module.VoucherDialog),
);

/** Shows a shop's lines. In multi-vendor mode the header selects the shop (CART-06). */
export function CartShopGroup(props: {
  group: CartGroup;
  positions: StablePositions | null;
  /** Null in single-vendor mode. */
  isSelected: boolean | null;
}) {
  const { toggleShop } = useCartActions();
  const { closeDialog } = useDialogs();
  const { group, positions, isSelected } = props;
  const money = useMoney();
  const isWriting = useIsMutating('cart');
  const isMulti = isSelected !== null;
  const slots = addPlaceholders(
    group.products,
    ({ id }) => id,
    positions?.lineIds.get(group.shop_id),
  );
  return (
    <section
      data-position={positionKey('shop', group.shop_id)}
      aria-label={isMulti ? group.shop_name : undefined}
      className={tone[toneOf(group.shop_id)]}
    >
      <Card className={isMulti ? css.group : css.plainGroup}>
        {isMulti ? (
          <>
            <Awning size="thin" />
            <div className={css.groupHead}>
              <CheckboxField
                label={<VisuallyHidden>{group.shop_name}</VisuallyHidden>}
                checked={isSelected}
                onChange={() => toggleShop(group.shop_id)}
              />
              <ShopSign shop={{ id: group.shop_id, logo: group.shop_logo }} size={36} />
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
          </>
        ) : null}
        <ul>
          {slots.map(({ id, item: line }) =>
            line ? (
              <CartLine key={id} line={line} />
            ) : (
              <li
                key={id}
                aria-hidden
                data-position={positionKey('line', id)}
                className={css.line}
                style={{ blockSize: positions?.heights.get(positionKey('line', id)) }}
              />
            ),
          )}
        </ul>
        {isMulti ? (
          <div className={css.foot}>
            <Vouchers shop={{ id: group.shop_id, name: group.shop_name }} />
            <GroupDelivery group={group} className={css.delivery} />
            <p className={css.subtotal}>
              <Trans>Subtotal</Trans>
              <strong aria-busy={isWriting} className={isWriting ? css.updating : undefined}>
                <bdi>{money(sumOfLines(group.products))}</bdi>
              </strong>
            </p>
          </div>
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
        <Icon of={Ticket} size={18} />
        <Trans>Apply Store voucher</Trans>
      </button>
      {isOpen ? (
        <LazyOverlay onClose={() => setIsOpen(false)}>
          <VoucherDialog shop={shop} onClose={() => setIsOpen(false)} />
        </LazyOverlay>
      ) : null}
    </>
  );
}
