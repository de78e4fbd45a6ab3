import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { keepFocus } from '../../../lib/react/keep-focus.ts';
import { watchIntersection } from '../../../lib/react/watch-intersection.ts';
import { useMoney } from '../../settings/use-money.ts';
import { Price } from '../../../ui/content/price.tsx';
import * as css from './buy-bar.css.ts';
import { CartLineButton } from './cart-line-button.tsx';
import { LOW_STOCK_LIMIT } from './stock-note.tsx';
import type { Purchase } from '../hooks/use-purchase.ts';

/** Fixed bar on phones while the buy box buttons are off-screen. */
export function BuyBar(props: {
  purchase: Purchase;
  actions: RefObject<HTMLElement | null>;
  /** Used while the product is not in the cart. */
  button: ReactNode;
}) {
  const { purchase, actions, button } = props;
  const { t } = useLingui();
  const money = useMoney();
  const isNeeded = useIsOutOfSight(actions);
  const { product, line, isSoldOut, choiceName, price, isLowestPrice } = purchase;
  const { quantity } = product;
  if (!isNeeded) return null;
  return (
    <section aria-label={t`Buy ${product.name}`} className={css.bar} ref={keepFocus}>
      <div className={css.textColumn}>
        <Price price={money(price.now)} isLowest={isLowestPrice} size="s" />
        <p className={css.detail}>
          {choiceName ? <bdi className={css.choice}>{choiceName}</bdi> : null}
          <span>
            {isSoldOut ? (
              <Trans>Sold out</Trans>
            ) : product.is_digital ? (
              <Trans>Digital</Trans>
            ) : quantity <= LOW_STOCK_LIMIT ? (
              <Plural value={quantity} one="Only # left" other="Only # left" />
            ) : null}
          </span>
        </p>
      </div>
      {line && !isSoldOut && !product.is_digital ? (
        <CartLineButton purchase={purchase} line={line} size="m" />
      ) : (
        button
      )}
    </section>
  );
}

function useIsOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [isOutOfSight, setOutOfSight] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    // The header covers the top.
    return watchIntersection(element.current, '-64px 0px 0px', (isVisible) =>
      setOutOfSight(!isVisible),
    );
  }, [element]);
  return isOutOfSight;
}
