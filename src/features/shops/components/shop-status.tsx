import { Trans } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { Badge } from '../../../ui/content/badge.tsx';

/** Whether a shop is within its opening hours, in words as well as in colour (SHOP-01). */
export function ShopStatus({
  status,
}: {
  status: components['schemas']['ShopCard']['shop_status'];
}) {
  return status === 'Online' ? (
    <Badge tone="success">
      <Trans context="shop">Open now</Trans>
    </Badge>
  ) : (
    <Badge>
      <Trans context="shop">Closed now</Trans>
    </Badge>
  );
}
