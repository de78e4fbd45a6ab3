import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useReducer } from 'react';
import type { components } from '../../api/generated/schema.d.ts';
import { useInitialTime } from '../../lib/react/render-time.ts';
import { Countdown } from '../../ui/content/countdown.tsx';

/** `onPhaseChange` is called at start and end, because prices change (HOME-04, FLAW 16). */
export function SaleCountdown(props: {
  sale: Pick<components['schemas']['FlashSale'], 'start_date' | 'end_date'>;
  onPhaseChange: () => void;
  /** Replaces the default notice. */
  endedNotice?: ReactNode;
  /** Shows only the largest unit of the time to the start. */
  isBrief?: boolean;
}) {
  const { t } = useLingui();
  const initial = useInitialTime();
  const [{ now, phase }, nextPhase] = useReducer(
    (before) => ({ now: Date.now(), phase: before.phase + 1 }),
    null,
    () => ({ now: initial, phase: 0 }),
  );
  const notify = useEffectEvent(props.onPhaseChange);
  useEffect(() => {
    if (phase > 0) notify();
  }, [phase]);

  const { start_date: start, end_date: end } = props.sale;
  if (now >= end) {
    return (
      props.endedNotice ?? (
        <output>
          <Trans>This sale has ended. You pay the prices shown.</Trans>
        </output>
      )
    );
  }
  const { isBrief } = props;
  if (isBrief && now >= start) return null;
  const label = now < start ? t`Starts in` : t`Ends in`;
  const until = now < start ? start : end;
  return (
    <>
      {isBrief ? null : <span aria-hidden>{label}</span>}
      <Countdown key={until} label={label} until={until} onEnd={nextPhase} isBrief={isBrief} />
    </>
  );
}
