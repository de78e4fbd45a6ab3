import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useReducer } from 'react';
import type { components } from '../../api/generated/schema.d.ts';
import { readServerMoment } from '../../lib/server-moment.ts';
import { AppLink } from '../../parts/app-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import * as css from './lists.css.ts';

/**
 * What is on sale and how long: a sale to come counts to its start, a running one to its end, one that is over says so and leads
 * on (HOME-04, FLAW 16).
 */
export function FlashSaleBar(props: {
  sale: components['schemas']['FlashSale'];
  /** The sale has just begun or ended: the server has other prices now. */
  onMoment: () => void;
}) {
  const { sale } = props;
  const [{ now, moments }, passMoment] = useReducer(
    (before) => ({ now: Date.now(), moments: before.moments + 1 }),
    null,
    () => ({ now: Date.now(), moments: 0 }),
  );
  const ask = useEffectEvent(props.onMoment);
  useEffect(() => {
    if (moments > 0) ask();
  }, [moments]);

  return (
    <div className={css.sale}>
      <div className={css.saleWords}>
        <SectionHeading level={1}>{sale.name}</SectionHeading>
        <TimeLeft
          now={now}
          start={readServerMoment(sale.start_date)}
          end={readServerMoment(sale.end_date)}
          onMoment={passMoment}
        />
      </div>
      <Picture
        src={sale.thumbnail}
        alt=""
        ratio={16 / 9}
        sizes="(min-width: 768px) 352px, 100vw"
        priority
        className={css.salePicture}
      />
    </div>
  );
}

function TimeLeft(props: { now: number; start: number; end: number; onMoment: () => void }) {
  const { now, start, end, onMoment } = props;
  const { t } = useLingui();
  if (now >= end) {
    return (
      <>
        <output>
          <Trans>This sale has ended. What is still here costs its usual price again.</Trans>
        </output>
        <AppLink href="/best-deal" className={buttonClass({})}>
          <Trans>Best Deal</Trans>
        </AppLink>
      </>
    );
  }
  const label = now < start ? t`Starts in` : t`Ending in`;
  const until = now < start ? start : end;
  return (
    <>
      <p aria-hidden>{label}</p>
      <Countdown key={until} label={label} until={until} onEnd={onMoment} />
    </>
  );
}
