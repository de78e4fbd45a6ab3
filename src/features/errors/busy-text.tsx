import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { BusyError } from '../../api/errors.ts';
import { createBusyRetries } from '../../api/runtime/busy-retries.ts';
import { useAppPart } from '../../lib/react/app-scope.ts';
import { useRemainingTime } from '../../ui/content/countdown.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { formatSeconds } from './format-seconds.ts';

/**
 * Counts down to the next attempt. Screen readers announce the time at the start and, for a write,
 * the end.
 */
export function BusyText({ error }: { error: BusyError }) {
  const { i18n } = useLingui();
  const { retryAtMs, isWrite } = error;
  // All reads wait for the last one.
  const sharedMs = useStore(useAppPart(createBusyRetries), (retries) => retries.retryAtMs);
  const untilMs = isWrite ? retryAtMs : Math.max(retryAtMs, sharedMs);
  const remainingS = Math.ceil(useRemainingTime(untilMs) / 1000);
  const [initialS] = useState(remainingS);
  const describe = (seconds: number) => {
    const remaining = formatSeconds(i18n, seconds);
    return isWrite ? (
      <Trans>Try again in {remaining}.</Trans>
    ) : (
      <Trans>We’ll try again in {remaining}.</Trans>
    );
  };
  if (isWrite && remainingS === 0) return <Trans>You can try again now.</Trans>;
  return (
    <>
      <Trans>We’re very busy right now.</Trans> <span aria-hidden>{describe(remainingS)}</span>
      <VisuallyHidden>{describe(initialS)}</VisuallyHidden>
    </>
  );
}
