import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { ServerDate } from '../../../lib/datetime/server-date.tsx';
import { LineItem, LineItems } from '../../orders/line-items.tsx';
import { Seller } from '../../orders/seller.tsx';
import { sellerName } from '../../orders/seller.css.ts';
import { useMoney } from '../../settings/use-money.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { sign } from '../../shop-signs/shop-sign.css.ts';
import { Badge } from '../../../ui/content/badge.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DataList } from '../../../ui/layout/data-list.tsx';
import { alignWithParent, row, stack } from '../../../ui/layout/layout.css.ts';
import { Picture } from '../../../ui/content/picture.tsx';
import { receipt } from '../../../ui/content/receipt.css.ts';
import { Timeline } from '../../../ui/layout/timeline.tsx';
import { RETURN_SIGNS } from '../model/return-signs.ts';
import { RETURN_STATES } from '../../orders/return-states.ts';
import { getRefundStatus, getReturnSteps } from '../model/return-statuses.ts';
import { cardTitle } from '../../../ui/layout/section-heading.css.ts';
import * as css from './returns.css.ts';

/** Items, status and refund of a return (RET-02). */
export function ReturnView({ details }: { details: components['schemas']['ReturnDetails'] }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { settings } = useSettings();
  const products = details.return_order_products;
  const count = products.length;
  const refund = getRefundStatus(details);
  const steps = getReturnSteps(details.status).map(({ status, state }) => ({
    id: status,
    label: i18n._(RETURN_STATES[status].label),
    detail: status === 'Pending' ? <ServerDate text={details.return_date} /> : undefined,
    icon: RETURN_SIGNS[status],
    state,
  }));

  return (
    <div className={stack[6]}>
      {details.reject_note ? (
        <Alert kind="warning" title={<Trans>Why the shop declined</Trans>}>
          <p className={`${css.words} ${alignWithParent}`} dir="auto">
            {details.reject_note}
          </p>
        </Alert>
      ) : null}
      <div className={css.columns}>
        <div className={stack[6]}>
          <Card as="section" padded labelledBy="return-status" className={stack[6]}>
            <div className={stack[2]}>
              <div className={row[3]}>
                <h2 id="return-status" className={cardTitle}>
                  <Trans>Return status</Trans>
                </h2>
                <Badge tone={refund.tone}>{i18n._(refund.label)}</Badge>
              </div>
              <p>{i18n._(RETURN_STATES[details.status].description)}</p>
            </div>
            <Timeline label={t`Return status`} direction="row" steps={steps} />
          </Card>
          <Card padded className={stack[6]}>
            <section aria-labelledby="return-products" className={stack[4]}>
              {settings.multi_vendor ? (
                <Seller
                  sign={
                    <span className={sign} style={{ inlineSize: 48 }}>
                      <Picture src={details.shop_logo} alt="" sizes="48px" />
                    </span>
                  }
                  rating={details.shop_rating}
                >
                  <bdi className={sellerName}>{details.shop_name}</bdi>
                </Seller>
              ) : null}
              <h2 id="return-products" className={cardTitle}>
                <Trans>Products ({count})</Trans>
              </h2>
              <LineItems>
                {products.map((line) => (
                  <LineItem
                    key={line.product_id}
                    product={{
                      id: line.product_id,
                      name: line.product_name || t`This product is no longer available`,
                      thumbnail: line.thumbnail,
                    }}
                    isDeleted={line.product_name === ''}
                    options={[line.size, line.color]}
                    quantity={line.quantity}
                    price={money(line.price)}
                    total={money(line.price * line.quantity)}
                  />
                ))}
              </LineItems>
            </section>
            <section aria-labelledby="return-reason" className={css.reason}>
              <h2 id="return-reason" className={cardTitle}>
                <Trans>Reason for return</Trans>
              </h2>
              <p className={`${css.words} ${alignWithParent}`} dir="auto">
                {details.reason}
              </p>
            </section>
          </Card>
        </div>
        <section aria-labelledby="return-facts" className={`${receipt} ${stack[4]}`}>
          <h2 id="return-facts" className={cardTitle}>
            <Trans>Return summary</Trans>
          </h2>
          <DataList
            entries={[
              { term: t`Return requested`, detail: <ServerDate text={details.return_date} /> },
              { term: t`Pickup address`, detail: details.return_address },
              {
                term: i18n._(refund.amountLabel),
                detail: money(details.amount ?? 0),
                isTotal: details.status !== 'Cancelled',
              },
            ]}
          />
        </section>
      </div>
    </div>
  );
}
