import { getOrder } from '../../../api/generated/orders.ts';
import { parseRouteId } from '../../../lib/router/route-inputs.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';

export { Screen } from './order-details-screen.tsx';

export function queries(params: ScreenProps['params']) {
  const id = parseRouteId(params);
  return id === undefined ? [] : [getOrder.query({ order_id: id })];
}
