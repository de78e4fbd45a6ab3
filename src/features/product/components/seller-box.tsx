import { Trans } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import Truck from 'lucide-react/icons/truck';
import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { shopPath } from '../../../lib/router/paths.ts';
import { ChatButton } from '../../chat/chat-button.tsx';
import { useMoney } from '../../settings/use-money.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { Picture } from '../../../ui/content/picture.tsx';
import { Rating } from '../../../ui/content/rating.tsx';
import * as css from './product.css.ts';

/** Seller (multi-vendor only) and delivery (PROD-05). */
export function SellerBox(props: { product: components['schemas']['ProductDetails'] }) {
  const { id, shop, is_digital: isDigital } = props.product;
  const money = useMoney();
  const { settings } = useSettings();
  if (isDigital && !settings.multi_vendor) return null;
  return (
    <Card padded>
      {settings.multi_vendor ? (
        <div className={css.seller}>
          <div className={css.sellerLogo}>
            <Picture src={shop.logo} alt="" sizes="56px" />
          </div>
          <div>
            <p className={css.muted}>
              <Trans>Sold by</Trans>
            </p>
            <p className={css.sellerName} dir="auto">
              {shop.name}
            </p>
            <Rating value={shop.rating} />
          </div>
          <div className={css.visit}>
            <ChatButton
              variant="secondary"
              shop={{ id: shop.id, name: shop.name, logo: shop.logo, productId: id }}
            />
            <AppLink
              href={shopPath(shop.id)}
              className={buttonClass({ variant: 'secondary', fullWidth: true })}
            >
              <Trans>Visit shop</Trans>
            </AppLink>
          </div>
        </div>
      ) : null}
      {isDigital ? null : (
        <dl className={css.delivery}>
          <div className={css.fact}>
            <Icon of={Truck} />
            <dt>
              <Trans>Delivery</Trans>
            </dt>
            <dd className={css.value}>
              {shop.delivery_charge > 0 ? (
                <bdi>{money(shop.delivery_charge)}</bdi>
              ) : (
                <Trans>Free</Trans>
              )}
            </dd>
          </div>
          <div className={css.fact}>
            <Icon of={Clock} />
            <dt>
              <Trans>Estimated delivery</Trans>
            </dt>
            <dd className={css.value}>
              <bdi>{shop.estimated_delivery_time}</bdi>
            </dd>
          </div>
        </dl>
      )}
    </Card>
  );
}
