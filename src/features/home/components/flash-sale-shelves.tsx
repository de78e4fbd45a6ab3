import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { getHome } from '../../../api/generated/catalogue.ts';
import type { DataOf } from '../../../api/runtime/use-query.ts';
import { flashSalePath } from '../../../lib/router/paths.ts';
import { ProductCard } from '../../product/product-card.tsx';
import { SaleCountdown } from '../../product/sale-countdown.tsx';
import { ViewAllLink } from '../../product/view-all-link.tsx';
import { Picture } from '../../../ui/content/picture.tsx';
import { Shelf } from '../../../ui/layout/shelf.tsx';
import * as css from './flash-sale-shelves.css.ts';

type Home = DataOf<typeof getHome>;

/** With fewer, the picture of the sale fills the rest of the row. */
const MIN_PRODUCTS = 3;

/** The running sale in a band, with the next one beside it, or the next one alone (HOME-01). */
export function FlashSales(props: {
  running: Home['running_flash_sale'];
  incoming: Home['incoming_flash_sale'];
  onPhaseChange: () => void;
}) {
  const { running, incoming, onPhaseChange } = props;
  const next = incoming ? (
    <IncomingSale sale={incoming} isAlone={!running} onPhaseChange={onPhaseChange} />
  ) : null;
  if (!running) return next;
  return <RunningSale sale={running} next={next} onPhaseChange={onPhaseChange} />;
}

/** Counts down to the start of the next sale. */
function IncomingSale(props: {
  sale: NonNullable<Home['incoming_flash_sale']>;
  isAlone: boolean;
  onPhaseChange: () => void;
}) {
  const id = useId();
  const { sale, isAlone, onPhaseChange } = props;
  const countdown = { sale, onPhaseChange };
  if (!isAlone)
    return (
      <section aria-labelledby={id} className={css.next}>
        <h3 id={id} className={css.nextTitle}>
          <Trans>Next flash sale</Trans>
        </h3>
        {' · '}
        <bdi>{sale.name}</bdi>
        {' · '}
        <SaleCountdown key={sale.id} {...countdown} isBrief />
      </section>
    );
  return (
    <section aria-labelledby={id} className={css.alone}>
      <h2 id={id} className={css.title}>
        <Trans>Next flash sale</Trans>
      </h2>
      <bdi>{sale.name}</bdi>
      <div className={css.countdown}>
        <SaleCountdown key={sale.id} {...countdown} />
      </div>
    </section>
  );
}

/** Counts down to the end of the running sale. */
function RunningSale(props: {
  sale: NonNullable<Home['running_flash_sale']>;
  next: ReactNode;
  onPhaseChange: () => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const { sale, next, onPhaseChange } = props;
  const products = sale.products ?? [];
  return (
    <section aria-labelledby={id} className={css.running}>
      <Shelf
        id={id}
        heading={<Trans>Flash sale</Trans>}
        beside={
          <>
            <div className={css.countdown}>
              <SaleCountdown key={sale.id} sale={sale} onPhaseChange={onPhaseChange} />
            </div>
            {next}
          </>
        }
        action={<ViewAllLink href={flashSalePath(sale.id)} listName={t`Flash sale`} />}
        items={products.map((product) => ({
          id: product.id,
          content: <ProductCard product={product} />,
        }))}
        rest={
          products.length < MIN_PRODUCTS ? (
            <Picture
              src={sale.thumbnail}
              alt=""
              ratio={16 / 9}
              sizes="(min-width: 1024px) 60vw, 100vw"
              className={css.picture}
            />
          ) : null
        }
      />
    </section>
  );
}
