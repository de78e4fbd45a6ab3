import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Runs timers and clock as usual until the end of the test, but lets `advanceTime` advance them. */
export function fakeAdvancingTimers(): void {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Waits for a user action while all timers are fake. Advances the time by a few milliseconds. */
export async function actWithFakeTimers(action: Promise<unknown>): Promise<void> {
  const done = action.then(() => 'done');
  // user-event and Testing Library end each action with a 0 ms timer, which fake timers treat as 1
  // ms.
  while ((await Promise.race([done, vi.advanceTimersByTimeAsync(1)])) !== 'done');
}

/** Advances the time of `fakeAdvancingTimers` by milliseconds and renders. */
export async function advanceTime(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}
