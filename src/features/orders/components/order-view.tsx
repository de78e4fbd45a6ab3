import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { useServerTime } from '../../settings/server-time.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { dated } from '../../../ui/layout/link-row.css.ts';
import { screenOnly, stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { isDigitalOrder } from '../is-digital-order.ts';
import { useOrderActionBlockers } from '../hooks/use-order-action-blockers.ts';
import { isDownload, orderTexts } from '../model/order-texts.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderTotals } from './order-totals.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderProgress } from './order-progress.tsx';
import type { OrderRefresh } from './cancel-order-dialog.tsx';
import * as css from './orders.css.ts';
import { OrderDate } from './order-date.tsx';

/** Order details: the state as title, then progress, items and receipt. Prints on one page (ORD-05). */
export function OrderView(props: {
  order: components['schemas']['OrderDetails'];
  refresh: OrderRefresh;
}) {
  const { order, refresh } = props;
  const { t, i18n } = useLingui();
  const { settings } = useSettings();
  const title = useRef<HTMLHeadingElement>(null);
  const [doneCount, setDoneCount] = useState(0);
  const { returnItems: returnBlocker } = useOrderActionBlockers(order);
  const until = useServerTime()(order.last_return_date, order);
  const { title: state, sentence } = orderTexts(order, order.estimated_delivery_date, i18n.locale);

  // The pressed button is gone, so focus the changed state.
  useEffect(() => {
    if (doneCount > 0) title.current?.focus();
  }, [doneCount]);

  return (
    <div className={stack[4]}>
      <p className={css.appName}>{settings.app_name}</p>
      <SectionHeading
        level={1}
        headingRef={title}
        description={
          <>
            {/* The files, or when they can be downloaded, are below. */}
            {sentence && !isDownload(order) ? (
              <span className={css.sentence}>{i18n._(sentence)}</span>
            ) : null}
            {returnBlocker === null ? (
              <span className={`${css.sentence} ${screenOnly}`}>
                <Trans>
                  Returnable until <bdi>{until}</bdi>
                </Trans>
              </span>
            ) : null}
            <span className={css.muted}>
              <Trans>
                Order <bdi>{order.order_code}</bdi>
              </Trans>
              {' · '}
              <span className={dated}>
                <OrderDate order={order} />
              </span>
            </span>
          </>
        }
        action={
          <OrderActions
            order={order}
            refresh={refresh}
            onDone={() => setDoneCount((count) => count + 1)}
          />
        }
      >
        {i18n._(state)}
      </SectionHeading>
      <OrderProgress order={order} />
      <div className={css.details}>
        <OrderLines order={order} />
        <aside aria-label={t`Order summary and delivery address`} className={css.aside}>
          <OrderTotals order={order} />
          {/* Nothing is delivered, but the shopper may have left a note. */}
          {isDigitalOrder(order) && !order.note ? null : <OrderAddress order={order} />}
        </aside>
      </div>
    </div>
  );
}
