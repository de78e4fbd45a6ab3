import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scheduleEvent } from '../../domain/world/scheduled-events.ts';
import { createWorldStore, type WorldEntry } from '../../worlds/world-store.ts';
import { type WakeTimer, createWakeTimer } from './wake-timer.ts';

let wakeTimer: WakeTimer;
const worlds = createWorldStore('development');

beforeEach(() => {
  vi.useFakeTimers();
  wakeTimer = createWakeTimer(worlds);
});

afterEach(() => {
  wakeTimer.stop();
  vi.useRealTimers();
});

function scheduleShopOnlineIn({ world }: WorldEntry, delayMs: number): void {
  scheduleEvent(world, { dueAt: world.now() + delayMs, kind: 'shop-comes-online', shopId: 1 });
}

describe('the wake timer', () => {
  it('@API-09 runs the events of each world when they are due', () => {
    const [one, other] = [worlds.put('one', {}), worlds.put('other', {})];
    scheduleShopOnlineIn(one, 3000);
    scheduleShopOnlineIn(one, 5000);
    scheduleShopOnlineIn(other, 1000);
    wakeTimer.reschedule(one);
    wakeTimer.reschedule(other);
    const left = () => [one.world.scheduledEvents.length, other.world.scheduledEvents.length];
    vi.advanceTimersByTime(999);
    expect(left()).toEqual([2, 1]);
    vi.advanceTimersByTime(1);
    expect(left()).toEqual([2, 0]);
    vi.advanceTimersByTime(2000);
    expect(left()).toEqual([1, 0]);
    vi.advanceTimersByTime(2000);
    expect(left()).toEqual([0, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('@API-09 ignores worlds with a frozen clock', () => {
    const entry = worlds.put('still', { clock: { frozen: true } });
    scheduleShopOnlineIn(entry, 0);
    wakeTimer.reschedule(entry);
    expect(vi.getTimerCount()).toBe(0);
    const other = worlds.put('one', {});
    scheduleShopOnlineIn(other, 0);
    wakeTimer.reschedule(other);
    vi.advanceTimersByTime(1);
    expect([entry.world.scheduledEvents.length, other.world.scheduledEvents.length]).toEqual([
      1, 0,
    ]);
  });

  it('@API-09 runs events earlier after the clock was advanced', () => {
    const entry = worlds.put('moved', {});
    scheduleShopOnlineIn(entry, 60_000);
    wakeTimer.reschedule(entry);
    entry.clock.advance(59_000);
    wakeTimer.reschedule(entry);
    vi.advanceTimersByTime(1000);
    expect(entry.world.scheduledEvents).toEqual([]);
  });

  it('@API-09 continues after an error', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [broken, sound] = [worlds.put('a-broken', {}), worlds.put('sound', {})];
    scheduleShopOnlineIn(broken, 10);
    scheduleShopOnlineIn(sound, 10);
    vi.spyOn(broken.world.chat.onlineUntil, 'set').mockImplementation(() => {
      throw new Error('out of order');
    });
    wakeTimer.reschedule(broken);
    vi.advanceTimersByTime(10);
    expect(consoleError).toHaveBeenCalledWith(
      'Failed to run scheduled events of the world a-broken:',
      expect.any(Error),
    );
    expect(sound.world.scheduledEvents).toEqual([]);
    consoleError.mockRestore();
  });

  it('does nothing after it was stopped', () => {
    const entry = worlds.put('late', {});
    scheduleShopOnlineIn(entry, 10);
    wakeTimer.reschedule(entry);
    wakeTimer.stop();
    wakeTimer.reschedule(entry);
    expect(vi.getTimerCount()).toBe(0);
  });
});
