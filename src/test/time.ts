import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** From here to the end of the test, timers and clock go on as usual and can also be advanced. */
export function controlTime(): void {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Waits for what the shopper does while all timers are faked; the time advances by a few milliseconds at most. */
export async function actInStoppedTime(action: Promise<unknown>): Promise<void> {
  const done = action.then(() => 'done');
  // user-event and Testing Library end each action with a timer of 0 ms, which fake timers make 1 ms within a tick.
  while ((await Promise.race([done, vi.advanceTimersByTimeAsync(1)])) !== 'done');
}

/** Advances the time that `controlTime` controls, in milliseconds, and lets the page draw. */
export async function passTime(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}
