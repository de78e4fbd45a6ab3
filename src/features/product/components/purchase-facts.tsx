import { Plural, Trans } from '@lingui/react/macro';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { shopPath } from '../../../lib/router/paths.ts';
import { useOpenChat } from '../../chat/use-open-chat.ts';
import { Arrival, DeliveryCharge } from '../../settings/delivery-terms.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { tapArea, textLink } from '../../../ui/actions/text-link.css.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { Rating } from '../../../ui/content/rating.tsx';
import { baselineRow, screenOnly } from '../../../ui/layout/layout.css.ts';
import { classNames } from '../../../ui/theme/class-names.ts';
import type { Product } from '../hooks/use-purchase.ts';
import * as css from './product.css.ts';

interface Props {
  productId: number;
  shop: Product['shop'];
  isDigital: boolean;
  isSoldOut: boolean;
}

/**
 * Who sells the product, when it arrives, what its delivery costs and how long it can be returned
 * (PROD-05).
 */
export function PurchaseFacts(props: Props) {
  const { settings } = useSettings();
  const days = settings.return_order_within_days ?? 0;
  if (props.isDigital && !settings.multi_vendor) return null;
  return (
    <ul className={css.purchaseFacts}>
      {settings.multi_vendor ? <SellerFact {...props} /> : null}
      {props.isDigital ? null : <DeliveryFact {...props} />}
      {days > 0 && !props.isDigital ? (
        <li className={css.purchaseFact}>
          <Icon of={Undo2} />
          <p className={css.value}>
            <Plural
              value={days}
              one="# day to change your mind"
              other="# days to change your mind"
            />
          </p>
        </li>
      ) : null}
    </ul>
  );
}

/** The shop, and a chat with it about the product. */
function SellerFact({ shop, productId }: Props) {
  const { id, name, logo } = shop;
  const ask = useOpenChat({ id, name, logo, productId });
  return (
    <li className={css.purchaseFact}>
      <Icon of={Store} />
      <div>
        <div className={baselineRow}>
          <p className={css.value}>
            <Trans>
              Sold by{' '}
              <AppLink href={shopPath(id)} className={css.factLink}>
                <bdi>{name}</bdi>
              </AppLink>
            </Trans>
          </p>
          <Rating value={shop.rating} />
        </div>
        <button type="button" className={classNames(textLink, tapArea, screenOnly)} onClick={ask}>
          <Trans>Ask the shop a question</Trans>
        </button>
      </div>
    </li>
  );
}

/** Nobody knows when a sold-out product would arrive. */
function DeliveryFact({ shop, isSoldOut }: Props) {
  return (
    <li className={css.purchaseFact}>
      <Icon of={Truck} />
      <div>
        {isSoldOut ? null : (
          <p className={css.value}>
            <Arrival text={shop.estimated_delivery_time} />
          </p>
        )}
        <p className={isSoldOut ? css.value : css.muted}>
          <DeliveryCharge amount={shop.delivery_charge} />
        </p>
      </div>
    </li>
  );
}
