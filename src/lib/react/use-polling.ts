import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

export interface PollingOptions {
  isEnabled: boolean;
  minIntervalMs: number;
  maxIntervalMs: number;
}

const INPUT_EVENTS = ['pointerdown', 'keydown'] as const;
/** A return to the page fires several events. */
const RETURN_DEBOUNCE_MS = 1000;

/**
 * Polls at doubling intervals, and only while the page is visible. Input of the shopper and the
 * returned function start over with the shortest interval. A return to the page polls at once.
 */
export function usePolling(poll: () => unknown, options: PollingOptions): () => void {
  const { isEnabled, minIntervalMs, maxIntervalMs } = options;
  const latestStartOver = useRef<() => void>(undefined);
  const runPoll = useEffectEvent(() => void poll());

  useEffect(() => {
    if (!isEnabled) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let intervalMs = minIntervalMs;
    // No poll is planned while the page is hidden.
    let nextPollAt = -Infinity;
    let lastPollAt = -Infinity;

    const schedule = () => {
      clearTimeout(timer);
      nextPollAt = Date.now() + intervalMs;
      timer = setTimeout(() => {
        intervalMs = Math.min(intervalMs * 2, maxIntervalMs);
        pollNow();
      }, intervalMs);
    };
    const pollNow = () => {
      lastPollAt = Date.now();
      runPoll();
      schedule();
    };
    const startOver = () => {
      intervalMs = minIntervalMs;
      // Never later than planned: constant typing must not prevent a poll.
      if (nextPollAt > Date.now() + intervalMs) schedule();
    };
    const onReturn = () => {
      intervalMs = minIntervalMs;
      if (Date.now() - lastPollAt > RETURN_DEBOUNCE_MS) pollNow();
      else schedule();
    };
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') onReturn();
      else {
        clearTimeout(timer);
        nextPollAt = -Infinity;
      }
    };

    latestStartOver.current = startOver;
    if (document.visibilityState === 'visible') schedule();
    document.addEventListener('visibilitychange', onVisibilityChange, { signal });
    window.addEventListener('focus', onReturn, { signal });
    window.addEventListener('pageshow', onReturn, { signal });
    for (const event of INPUT_EVENTS)
      document.addEventListener(event, startOver, { signal, capture: true, passive: true });
    return () => {
      latestStartOver.current = undefined;
      clearTimeout(timer);
      controller.abort();
    };
  }, [isEnabled, minIntervalMs, maxIntervalMs]);

  return useCallback(() => latestStartOver.current?.(), []);
}
