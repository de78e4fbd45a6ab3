import { Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useRef } from 'react';
import { useIsMutating } from '../../../api/runtime/use-is-mutating.ts';
import { payablePrice, sumOfLines } from '../../../lib/money.ts';
import { useDialogs } from '../../dialogs/dialogs-store.ts';
import { Badge } from '../../../ui/content/badge.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { row } from '../../../ui/layout/layout.css.ts';
import { OldPrice } from '../../../ui/content/price.tsx';
import { Picture } from '../../../ui/content/picture.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import { QuantityStepper } from '../../../ui/choices/quantity-stepper.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { productPath } from '../../../lib/router/paths.ts';
import * as css from './cart.css.ts';
import { positionKey } from '../hooks/use-stable-positions.ts';
import { type Line, useCartLine } from '../use-cart-line.ts';
import { useMoney } from '../../settings/use-money.ts';
import { ErrorText } from '../../errors/error-text.tsx';

/** Shows one product in the cart (CART-04). */
export function CartLine({ line }: { line: Line }) {
  const { closeDialog } = useDialogs();
  const { t } = useLingui();
  const money = useMoney();
  const problemId = useId();
  const item = useRef<HTMLLIElement>(null);
  const { setQuantity, remove, problem } = useCartLine(line);
  const isWriting = useIsMutating('cart');
  const currentPrice = payablePrice(line);
  const percent = Math.round(line.discount_percentage);
  const href = productPath(line.id);
  const close = () => closeDialog('cart');
  const isReduced = currentPrice < line.price;
  const hasDiscount = isReduced && percent > 0;

  return (
    <li
      ref={item}
      data-position={positionKey('line', line.id)}
      className={css.line}
      aria-describedby={problem ? problemId : undefined}
    >
      {/* Duplicates the link of the name. */}
      <AppLink href={href} tabIndex={-1} aria-hidden className={css.pictureLink} onClick={close}>
        <Picture src={line.thumbnail} alt="" sizes="88px" className={css.picture} />
      </AppLink>
      <div className={css.words}>
        {line.brand ? <p className={css.muted}>{line.brand}</p> : null}
        <p className={css.name}>
          <AppLink href={href} className={css.nameLink} onClick={close}>
            <bdi>{line.name}</bdi>
          </AppLink>
        </p>
        {line.size || line.color || hasDiscount ? (
          <div className={row[1]}>
            {line.size ? <Badge wraps>{line.size.name}</Badge> : null}
            {line.color ? <Badge wraps>{line.color.name}</Badge> : null}
            {hasDiscount ? <Badge tone="warning">{t`${percent}% OFF`}</Badge> : null}
          </div>
        ) : null}
      </div>
      <div className={css.stepper}>
        <QuantityStepper
          itemName={line.name}
          value={line.quantity}
          min={0}
          busy={isWriting}
          onChange={(quantity) => {
            if (quantity === 0) moveFocus(item.current);
            setQuantity(quantity);
          }}
        />
      </div>
      <span className={css.total} aria-busy={isWriting}>
        <VisuallyHidden>
          <Trans>Item total</Trans>
        </VisuallyHidden>{' '}
        <bdi className={classNames(isReduced && css.reduced, isWriting && css.updating)}>
          {money(sumOfLines([line]))}
        </bdi>{' '}
        {isReduced ? (
          <OldPrice price={money(line.price * line.quantity)} className={css.muted} />
        ) : null}
        {line.quantity > 1 ? (
          <span className={css.muted}>
            <Trans>
              <bdi>{money(currentPrice)}</bdi> each
            </Trans>
          </span>
        ) : null}
      </span>
      <IconButton
        label={t`Remove ${line.name}`}
        icon={Trash2}
        className={css.remove}
        onClick={() => {
          moveFocus(item.current);
          remove();
        }}
      />
      {/* Already announced by a toast. */}
      {problem ? (
        <p id={problemId} className={css.problem}>
          <ErrorText error={problem} />
        </p>
      ) : null}
    </li>
  );
}

/** Moves focus from a removed line to a neighbour's name, or to the container. */
function moveFocus(line: HTMLElement | null) {
  if (!line?.contains(document.activeElement)) return;
  const focusRoot = line.closest<HTMLElement>('[role="dialog"], main');
  const names = [...(focusRoot?.querySelectorAll<HTMLElement>(`.${css.nameLink}`) ?? [])];
  const index = names.findIndex((name) => line.contains(name));
  (names[index + 1] ?? names[index - 1] ?? focusRoot)?.focus();
}
