import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useInitialTime } from '../../lib/react/render-time.ts';
import * as css from './countdown.css.ts';
import { intlTextLocales } from '../../lib/i18n/intl-locales.ts';
import { countdownParts, DIGITS } from '../../lib/datetime/countdown-parts.ts';

const SECOND_MS = 1000;

/** Shows the time left. Not a live region: it would be announced every second. */
export function Countdown(props: {
  label: string;
  /** Milliseconds since 1970. */
  until: number;
  /** Default: the device's clock. */
  now?: (() => number) | undefined;
  onEnd?: (() => void) | undefined;
  /** Shows only the largest unit: “in 4 days”. */
  isBrief?: boolean | undefined;
}) {
  const { label, until, now = Date.now, onEnd, isBrief } = props;
  const { t, i18n } = useLingui();
  const remainingMs = useRemainingTime(until, now, onEnd);
  const [days, hours, minutes, seconds] = countdownParts(remainingMs);
  const timer = {
    role: 'timer',
    'aria-label': label,
    'aria-live': 'off',
    'data-until': until,
  } as const;
  if (isBrief) {
    const [count, unit]: [number, Intl.RelativeTimeFormatUnit] =
      days > 0
        ? [days, 'day']
        : hours > 0
          ? [hours, 'hour']
          : minutes > 0
            ? [minutes, 'minute']
            : [seconds, 'second'];
    return (
      <span {...timer} suppressHydrationWarning>
        {new Intl.RelativeTimeFormat(intlTextLocales(i18n.locale)).format(count, unit)}
      </span>
    );
  }
  const parts: [number, string][] = [
    [days, t`${plural(days, { one: 'day', other: 'days' })}`],
    [hours, t`${plural(hours, { one: 'hour', other: 'hours' })}`],
    [minutes, t`min`],
    [seconds, t`sec`],
  ];
  return (
    <div {...timer} className={css.countdown}>
      {parts.map(([value, unit]) => (
        <span key={unit} className={css.part}>
          <span className={css.value} data-digits suppressHydrationWarning>
            {i18n.number(value, DIGITS)}
          </span>{' '}
          <span className={css.unit}>{unit}</span>
        </span>
      ))}
    </div>
  );
}

/** Never below 0. Updates at full seconds of the remaining time. */
export function useRemainingTime(
  until: number,
  now: () => number = Date.now,
  onEnd?: () => void,
): number {
  const initial = useInitialTime(now);
  const [remainingMs, setLeft] = useState(() => Math.max(0, until - initial));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const nextRemainingMs = Math.max(0, until - now());
      setLeft(nextRemainingMs);
      if (nextRemainingMs === 0) onEnd?.();
      else timer = setTimeout(tick, nextRemainingMs % SECOND_MS || SECOND_MS);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until, now, onEnd]);
  return remainingMs;
}
