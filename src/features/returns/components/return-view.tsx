import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { ServerDate } from '../../../lib/datetime/server-date.tsx';
import { useMoney } from '../../settings/use-money.ts';
import { Badge } from '../../../ui/content/badge.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DataList } from '../../../ui/layout/data-list.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Picture } from '../../../ui/content/picture.tsx';
import { Rating } from '../../../ui/content/rating.tsx';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { Timeline } from '../../../ui/layout/timeline.tsx';
import { ReturnLine } from './return-line.tsx';
import { RETURN_STATES, getRefundStatus, getReturnSteps } from '../model/return-statuses.ts';
import * as css from './returns.css.ts';

/** Items, status and refund of a return (RET-02). */
export function ReturnView({ details }: { details: components['schemas']['ReturnDetails'] }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const products = details.return_order_products;
  const count = products.length;
  const refund = getRefundStatus(details);
  const steps = getReturnSteps(details.status).map(({ status, state }) => ({
    id: status,
    label: i18n._(RETURN_STATES[status].label),
    detail:
      status === details.status ? (
        i18n._(RETURN_STATES[status].description)
      ) : status === 'Pending' ? (
        <ServerDate text={details.return_date} />
      ) : undefined,
    state,
  }));

  return (
    <div className={css.columns}>
      <div className={`${css.facts} ${stack[6]}`}>
        {details.reject_note ? (
          <Alert kind="warning" title={<Trans>Why the shop declined</Trans>}>
            <p className={css.words} dir="auto">
              {details.reject_note}
            </p>
          </Alert>
        ) : null}
        <Card as="section" padded labelledBy="return-status">
          <SectionHeading id="return-status">
            <Trans>Return status</Trans>
          </SectionHeading>
          <div className={stack[4]}>
            <div>
              <Badge tone={refund.tone}>{i18n._(refund.label)}</Badge>
            </div>
            <Timeline label={t`Return status`} steps={steps} />
          </div>
        </Card>
        <Card as="section" padded labelledBy="return-facts">
          <SectionHeading id="return-facts">
            <Trans>Details</Trans>
          </SectionHeading>
          <div className={stack[4]}>
            <div className={css.product}>
              <Picture src={details.shop_logo} alt="" sizes="64px" className={css.picture} />
              <div className={stack[1]}>
                <strong className={css.name}>
                  <bdi>{details.shop_name}</bdi>
                </strong>
                <Rating value={details.shop_rating} />
              </div>
            </div>
            <DataList
              entries={[
                { term: t`Order number`, detail: details.order_id },
                { term: t`Return requested`, detail: <ServerDate text={details.return_date} /> },
                { term: t`Pickup address`, detail: details.return_address },
                { term: t`Total`, detail: money(details.amount ?? 0), isTotal: true },
              ]}
            />
          </div>
        </Card>
      </div>
      <div className={stack[6]}>
        <Card as="section" padded labelledBy="return-products">
          <SectionHeading id="return-products">
            <Trans>Products ({count})</Trans>
          </SectionHeading>
          <ul className={css.lines}>
            {products.map((line) => (
              <li key={line.product_id} className={css.line}>
                <ReturnLine
                  name={line.product_name || t`This product is no longer available`}
                  thumbnail={line.thumbnail}
                  badges={[line.size, line.color]}
                  quantity={line.quantity}
                  price={money(line.price)}
                />
              </li>
            ))}
          </ul>
        </Card>
        <Card as="section" padded labelledBy="return-reason">
          <SectionHeading id="return-reason">
            <Trans>Reason for return</Trans>
          </SectionHeading>
          <p className={css.words} dir="auto">
            {details.reason}
          </p>
        </Card>
      </div>
    </div>
  );
}
