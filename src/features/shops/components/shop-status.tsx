import { Trans } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { Badge } from '../../../ui/content/badge.tsx';

/** Shows open or closed as text and colour (SHOP-01). */
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
