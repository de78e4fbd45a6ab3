import { useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { useWriting } from '../../api/use-writing.ts';
import { payablePrice } from '../../lib/money.ts';
import { closeDialog } from '../../lib/stores/dialogs.ts';
import { AppLink } from '../../parts/app-link.tsx';
import { useMoney } from '../../parts/use-money.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import * as css from './basket.css.ts';
import { type Line, useLineChanges } from '../../parts/use-line-changes.ts';

/** One product in the basket (CART-04); its picture or name closes the basket and opens the product. */
export function BasketLine({ line }: { line: Line }) {
  const { t } = useLingui();
  const money = useMoney();
  const { setQuantity, remove } = useLineChanges(line);
  const isWriting = useWriting('cart');
  const now = payablePrice(line);
  const percent = Math.round(line.discount_percentage);
  const href = `/products/${line.id}/details`;
  const close = () => closeDialog('basket');
  const isReduced = now < line.price;

  return (
    <li className={css.line}>
      {/* The name beside it says the same to keyboards and screen readers. */}
      <AppLink href={href} tabIndex={-1} aria-hidden onClick={close}>
        <Picture src={line.thumbnail} alt="" sizes="88px" className={css.picture} />
      </AppLink>
      <div className={css.facts}>
        {line.brand ? <p className={css.muted}>{line.brand}</p> : null}
        <p className={css.name}>
          <AppLink href={href} className={css.nameLink} onClick={close}>
            {line.name}
          </AppLink>
        </p>
        <div className={css.options}>
          {line.size ? <Badge>{line.size.name}</Badge> : null}
          {line.color ? <Badge>{line.color.name}</Badge> : null}
        </div>
        <Price
          size="s"
          now={money(now)}
          was={isReduced ? money(line.price) : undefined}
          percentOff={isReduced && percent > 0 ? t`${percent}% OFF` : undefined}
        />
        <div className={css.controls}>
          <QuantityStepper
            thing={line.name}
            value={line.quantity}
            min={0}
            busy={isWriting}
            onChange={setQuantity}
          />
          <IconButton label={t`Remove ${line.name}`} icon={Trash2} onClick={remove} />
        </div>
      </div>
    </li>
  );
}
