import { useLingui } from '@lingui/react/macro';
import { useGetReturn, useListReturns } from '../../../api/generated/returns.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { returnPath } from '../../../lib/router/paths.ts';
import { tapArea } from '../../../ui/actions/text-link.css.ts';
import { Badge } from '../../../ui/content/badge.tsx';
import { formatOrderCode } from '../format-order-code.ts';
import { RETURN_STATES } from '../return-states.ts';

/** Newest first: older ones only have the general state. */
const MAX_RETURNS = 100;

/**
 * The state of the returns of one line, each a link. Empty until they are known: only the details of
 * a return name its products. Load lazily.
 */
export function LineReturns({ orderCode, productId }: { orderCode: string; productId: number }) {
  const { data } = useListReturns({ page: 1, per_page: MAX_RETURNS });
  const code = formatOrderCode(orderCode);
  const returns = data?.returnOrders.filter((one) => formatOrderCode(one.order_id) === code);
  return returns?.map(({ id }) => <LineReturn key={id} id={id} productId={productId} />);
}

function LineReturn({ id, productId }: { id: number; productId: number }) {
  const { i18n } = useLingui();
  const { data } = useGetReturn({ id });
  const details = data?.returnOrders;
  if (!details?.return_order_products.some((line) => line.product_id === productId)) return null;
  const { title, tone } = RETURN_STATES[details.status];
  return (
    <AppLink href={returnPath(id)} className={tapArea}>
      <Badge tone={tone}>{i18n._(title)}</Badge>
    </AppLink>
  );
}
