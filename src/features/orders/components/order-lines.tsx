import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { keepFocus } from '../../../lib/react/keep-focus.ts';
import { LazySection } from '../../../lib/react/lazy-section.tsx';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { shopPath } from '../../../lib/router/paths.ts';
import { OrderedLines } from '../ordered-lines.tsx';
import { Seller } from '../seller.tsx';
import { sellerName } from '../seller.css.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { ShopSign } from '../../shop-signs/shop-sign.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Awning } from '../../../ui/content/awning.tsx';
import { Badge } from '../../../ui/content/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { padded } from '../../../ui/layout/card.css.ts';
import { Rating } from '../../../ui/content/rating.tsx';
import { tone } from '../../../ui/content/tone.css.ts';
import { toneOf } from '../../../ui/theme/tones.ts';
import { visuallyHidden } from '../../../ui/content/visually-hidden.css.ts';
import { cardTitle } from '../../../ui/layout/section-heading.css.ts';
import * as css from './orders.css.ts';
import { LazyOverlay } from '../../../ui/overlays/lazy-overlay.tsx';

const ReviewDialog = lazyComponent(() =>
  import('../../reviews/review-dialog.tsx').then((module) => module.ReviewDialog),
);

const LineReturns = lazyComponent(() =>
  import('./line-returns.tsx').then((module) => module.LineReturns),
);

type Order = components['schemas']['OrderDetails'];
type Line = Order['products'][number];

export function OrderLines({ order }: { order: Order }) {
  const { settings } = useSettings();
  const { products, shop } = order;
  return (
    <Card
      as="section"
      labelledBy="lines"
      className={settings.multi_vendor ? `${tone[toneOf(shop.id)]} ${css.hung}` : css.frame}
    >
      {settings.multi_vendor ? <Awning size="thin" /> : null}
      <div className={`${padded} ${css.part}`} ref={keepFocus}>
        {settings.multi_vendor ? (
          <Seller sign={<ShopSign shop={shop} size={48} />} rating={shop.rating}>
            <AppLink href={shopPath(shop.id)} className={sellerName}>
              <bdi>{shop.name}</bdi>
            </AppLink>
          </Seller>
        ) : null}
        <h2 id="lines" className={cardTitle}>
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
                <span>
                  <LazySection>
                    <LineReturns orderCode={order.order_code} productId={line.id} />
                  </LazySection>
                  <span className={css.requested}>
                    <Badge>
                      <Trans context="order line">Return requested</Trans>
                    </Badge>
                  </span>
                </span>
              ) : null
            }
            renderAction={(line) =>
              order.order_status === 'Delivered' ? (
                <LineReview line={line} orderId={order.id} />
              ) : null
            }
          />
        )}
      </div>
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
