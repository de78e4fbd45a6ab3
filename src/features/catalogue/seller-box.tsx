import { Trans } from '@lingui/react/macro';
import Truck from 'lucide-react/icons/truck';
import type { components } from '../../api/generated/schema.d.ts';
import { AppLink } from '../../parts/app-link.tsx';
import { useMoney } from '../../parts/use-money.ts';
import { useSettings } from '../../parts/use-settings.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Rating } from '../../ui/rating.tsx';
import * as css from './product.css.ts';

/**
 * Who sells it, where there are several vendors, and what delivery costs and takes, unless it is
 * downloaded, before anything is added (PROD-05).
 */
export function SellerBox(props: { product: components['schemas']['ProductDetails'] }) {
  const { shop, is_digital: isDigital } = props.product;
  const money = useMoney();
  const { settings } = useSettings();
  if (isDigital && !settings.multi_vendor) return null;
  return (
    <Card padded className={css.seller}>
      {settings.multi_vendor ? (
        <>
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
        </>
      ) : null}
      {isDigital ? null : (
        <p className={css.delivery}>
          <Icon of={Truck} mirrored />
          <span>
            <Trans>
              Delivery charge {money(shop.delivery_charge)}, estimated delivery{' '}
              <bdi>{shop.estimated_delivery_time}</bdi>
            </Trans>
          </span>
        </p>
      )}
    </Card>
  );
}
