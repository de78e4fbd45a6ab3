import { Trans, useLingui } from '@lingui/react/macro';
import Zap from 'lucide-react/icons/zap';
import { useEffect, useEffectEvent, useState } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { flashSalePath } from '../../../lib/router/paths.ts';
import { Countdown } from '../../../ui/content/countdown.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import * as css from './product.css.ts';

/** Shows the product's flash sale with a countdown (PROD-02). Refetches at the end (FLAW 16). */
export function FlashSaleStrip(props: {
  sale: components['schemas']['FlashSale'];
  onEnd: () => void;
}) {
  const { sale } = props;
  const { t } = useLingui();
  const until = sale.end_date;
  const [endedAt, setEndedAt] = useState<number>();
  const notify = useEffectEvent(props.onEnd);
  useEffect(() => {
    if (endedAt !== undefined) notify();
  }, [endedAt]);
  return (
    <div className={css.flash}>
      <p className={css.flashName}>
        <Icon of={Zap} size={18} filled />
        <AppLink href={flashSalePath(sale.id)}>
          <Trans>Flash sale</Trans>
        </AppLink>
      </p>
      {endedAt === until ? (
        <output>
          <Trans>This sale has ended. You pay the price shown.</Trans>
        </output>
      ) : (
        <div className={css.flashTime}>
          <span aria-hidden className={css.endsIn}>
            <Trans>Ends in</Trans>
          </span>
          <Countdown label={t`Ends in`} until={until} onEnd={() => setEndedAt(until)} />
        </div>
      )}
    </div>
  );
}
