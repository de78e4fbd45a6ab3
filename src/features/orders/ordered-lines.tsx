import type { ReactNode } from 'react';
import type { components } from '../../api/generated/schema.d.ts';
import { useMoney } from '../settings/use-money.ts';
import { Downloads } from './components/downloads.tsx';
import { LineItem, LineItems } from './line-items.tsx';
import { linePrices } from './model/line-prices.ts';
import { orderAmounts } from './model/order-amounts.ts';
import { useOrderAmounts } from '../settings/use-order-amounts.ts';

type Order = components['schemas']['OrderDetails'];

/** Lines with the prices charged, and downloads (CHK-09, ORD-04). */
export function OrderedLines(props: {
  order: Order;
  /** Checkout price per piece, by product id. */
  shownPrices?: Readonly<Record<number, number>> | undefined;
  renderState?: (line: Order['products'][number]) => ReactNode;
  renderAction?: (line: Order['products'][number]) => ReactNode;
}) {
  const { order, shownPrices, renderState, renderAction } = props;
  const money = useMoney();
  const prices = linePrices(order, shownPrices);
  const { lines: totals } = useOrderAmounts(orderAmounts(order, prices));
  return (
    <LineItems>
      {order.products.map((line, index) => {
        const price = prices[index];
        return (
          <LineItem
            key={line.id}
            product={line}
            options={[line.brand, line.size, line.color]}
            quantity={line.order_qty}
            price={price === undefined ? undefined : money(price)}
            total={totals[index]}
            state={renderState?.(line)}
            action={renderAction?.(line)}
          >
            {line.is_digital ? (
              <Downloads line={line} isPaid={order.payment_status === 'Paid'} />
            ) : null}
          </LineItem>
        );
      })}
    </LineItems>
  );
}
