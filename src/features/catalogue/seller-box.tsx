import { Trans } from '@lingui/react/macro';
import Truck from 'lucide-react/icons/truck';
import type { components } from '../../api/generated/schema.d.ts';
import { AppLink } from '../../parts/app-link.tsx';
import { useMoney } from '../../parts/use-money.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Rating } from '../../ui/rating.tsx';
import * as css from './product.css.ts';

/** Who sells it, and what delivery costs and takes, before anything is added (PROD-05). */
export function SellerBox({ shop }: { shop: components['schemas']['ProductShop'] }) {
  const money = useMoney();
  return (
    <Card padded className={css.seller}>
      <div className={css.sellerLogo}>
        <Picture src={shop.logo} alt="" sizes="56px" />
      </div>
      <div>
        <p className={css.muted}>
          <Trans>Sold by</Trans>
        </p>
        <p className={css.sellerName}>
          <AppLink href={`/shops/${shop.id}`}>{shop.name}</AppLink>
        </p>
        <Rating value={shop.rating} />
      </div>
      <p className={css.delivery}>
        <Icon of={Truck} mirrored />
        <span>
          <Trans>
            Delivery charge {money(shop.delivery_charge)}, estimated delivery{' '}
            <bdi>{shop.estimated_delivery_time}</bdi>
          </Trans>
        </span>
      </p>
    </Card>
  );
}
