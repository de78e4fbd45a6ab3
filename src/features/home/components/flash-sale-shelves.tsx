import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { getHome } from '../../../api/generated/catalogue.ts';
import type { DataOf } from '../../../api/runtime/use-query.ts';
import { flashSalePath } from '../../../lib/router/paths.ts';
import { ProductCard } from '../../product/product-card.tsx';
import { SaleCountdown } from '../../product/sale-countdown.tsx';
import { ViewAllLink } from './view-all-link.tsx';
import { Picture } from '../../../ui/content/picture.tsx';
import { Shelf } from '../../../ui/layout/shelf.tsx';
import * as css from './flash-sale-shelves.css.ts';

type Home = DataOf<typeof getHome>;

/** Counts down to the start of the next sale (HOME-01). */
export function IncomingSale(props: {
  sale: Home['incoming_flash_sale'];
  onPhaseChange: () => void;
}) {
  const id = useId();
  const { sale, onPhaseChange } = props;
  if (!sale) return null;
  return (
    <section aria-labelledby={id} className={css.incoming}>
      <div>
        <h2 id={id} className={css.title}>
          <Trans>Next flash sale</Trans>
        </h2>
        <bdi>{sale.name}</bdi>
      </div>
      <div className={css.countdown}>
        <SaleCountdown key={sale.id} sale={sale} onPhaseChange={onPhaseChange} />
      </div>
    </section>
  );
}

/** Counts down to the end of the running sale (HOME-01). */
export function RunningSale(props: {
  sale: Home['running_flash_sale'];
  onPhaseChange: () => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const { sale, onPhaseChange } = props;
  if (!sale) return null;
  return (
    <section aria-labelledby={id} className={css.running}>
      <div className={css.panel}>
        <Picture
          src={sale.thumbnail}
          alt=""
          ratio={16 / 9}
          sizes="(min-width: 640px) 272px, 100vw"
          className={css.picture}
        />
        <div className={css.textColumn}>
          <p className={css.title}>
            <bdi>{sale.name}</bdi>
          </p>
          <div className={css.countdown}>
            <SaleCountdown key={sale.id} sale={sale} onPhaseChange={onPhaseChange} />
          </div>
        </div>
      </div>
      <div className={css.offers}>
        <Shelf
          id={id}
          heading={<Trans>Flash sale</Trans>}
          action={<ViewAllLink href={flashSalePath(sale.id)} listName={t`Flash sale`} />}
          size="s"
          items={(sale.products ?? []).map((product) => ({
            id: product.id,
            content: <ProductCard product={product} />,
          }))}
        />
      </div>
    </section>
  );
}
