import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { SHOPS_PATH } from '../../../lib/router/paths.ts';
import { ShopGrid } from '../../shops/shop-grid.tsx';
import { ViewAllLink } from './view-all-link.tsx';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';

const MAX_SHOPS = 4;

export function TopShops(props: { shops: readonly components['schemas']['ShopCard'][] }) {
  const { t } = useLingui();
  const id = useId();
  if (props.shops.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} action={<ViewAllLink href={SHOPS_PATH} listName={t`Shops`} />}>
        <Trans>Top-rated shops</Trans>
      </SectionHeading>
      <ShopGrid shops={props.shops.slice(0, MAX_SHOPS)} />
    </section>
  );
}
