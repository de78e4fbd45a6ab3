import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { shopPath } from '../../../lib/router/paths.ts';
import { OrderedLines } from '../ordered-lines.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { ShopSign } from '../../shop-signs/shop-sign.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { row } from '../../../ui/layout/layout.css.ts';
import { Rating } from '../../../ui/content/rating.tsx';
import { visuallyHidden } from '../../../ui/content/visually-hidden.css.ts';
import * as css from './orders.css.ts';
import { LazyOverlay } from '../../../ui/overlays/lazy-overlay.tsx';

const ReviewDialog = lazyComponent(() =>
  import('../../reviews/review-dialog.tsx').then((module) => module.ReviewDialog),
);

type Order = components['schemas']['OrderDetails'];
type Line = Order['products'][number];

export function OrderLines({ order }: { order: Order }) {
  const { settings } = useSettings();
  const { products, shop } = order;
  return (
    <Card as="section" padded labelledBy="lines" className={css.part}>
      {settings.multi_vendor ? (
        <div className={css.seller}>
          <ShopSign shop={shop} size={48} />
          <div>
            <p className={css.muted}>
              <Trans>Bought from</Trans>
            </p>
            <p className={row[2]}>
              <AppLink href={shopPath(shop.id)} className={css.shopName}>
                <bdi>{shop.name}</bdi>
              </AppLink>
              <Rating value={shop.rating} />
            </p>
          </div>
        </div>
      ) : null}
      <h2 id="lines" className={css.partTitle}>
        <Trans>Products ({products.length})</Trans>
      </h2>
      {products.length === 0 ? (
        <p className={css.muted}>
          <Trans>The products in this order are no longer available.</Trans>
        </p>
      ) : (
        <OrderedLines
          order={order}
          renderState={(line) =>
            order.order_status === 'Delivered' && line.is_returned ? (
              <p className={css.lineState}>
                <Trans>Returned</Trans>
              </p>
            ) : null
          }
          renderAction={(line) =>
            order.order_status === 'Delivered' ? (
              <LineReview line={line} orderId={order.id} />
            ) : null
          }
        />
      )}
    </Card>
  );
}

/** The stars of a reviewed line, or a button to review it. */
function LineReview(props: { line: Line; orderId: number }) {
  const { line, orderId } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {line.rating === null ? (
        <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
          <Trans>
            Review <span className={visuallyHidden}>{line.name}</span>
          </Trans>
        </Button>
      ) : (
        <Rating variant="stars" value={line.rating} />
      )}
      {isOpen ? (
        <LazyOverlay onClose={() => setOpen(false)}>
          <ReviewDialog
            orderId={orderId}
            product={line}
            onDone={() => setOpen(false)}
            onClose={() => setOpen(false)}
          />
        </LazyOverlay>
      ) : null}
    </>
  );
}
