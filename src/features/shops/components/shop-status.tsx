import { Trans } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import * as css from './shop-status.css.ts';

/** Says that a shop is open; a closed one takes orders too, so nothing says that (SHOP-01). */
export function ShopStatus({
  status,
}: {
  status: components['schemas']['ShopCard']['shop_status'];
}) {
  return status === 'Online' ? (
    <span className={css.open}>
      <Trans context="shop">Open now</Trans>
    </span>
  ) : null;
}
