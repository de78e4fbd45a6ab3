import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scheduleEvent } from '../../domain/world/scheduled-events.ts';
import { createWorldStore, type WorldEntry } from '../../worlds/world-store.ts';
import { type WakeTimer, createWakeTimer } from './wake-timer.ts';

let alarm: WakeTimer;
const registry = createWorldStore('development');

beforeEach(() => {
  vi.useFakeTimers();
  alarm = createWakeTimer(registry);
});

afterEach(() => {
  alarm.stop();
  vi.useRealTimers();
});

function planIn({ world }: WorldEntry, after: number): void {
  scheduleEvent(world, { at: world.now() + after, kind: 'shop-appears', shopId: 1 });
}

describe('the alarm', () => {
  it('@API-09 rings for each world in turn, at its moment', () => {
    const [one, other] = [registry.put('one', {}), registry.put('other', {})];
    planIn(one, 3000);
    planIn(one, 5000);
    planIn(other, 1000);
    alarm.set(one);
    alarm.set(other);
    const left = () => [one.world.due.length, other.world.due.length];
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

  it('@API-09 leaves worlds alone whose time stands still', () => {
    const seat = registry.put('still', { clock: { frozen: true } });
    planIn(seat, 0);
    alarm.set(seat);
    expect(vi.getTimerCount()).toBe(0);
    const other = registry.put('one', {});
    planIn(other, 0);
    alarm.set(other);
    vi.advanceTimersByTime(1);
    expect([seat.world.due.length, other.world.due.length]).toEqual([1, 0]);
  });

  it('@API-09 rings earlier when the clock has been moved', () => {
    const seat = registry.put('moved', {});
    planIn(seat, 60_000);
    alarm.set(seat);
    seat.clock.advance(59_000);
    alarm.set(seat);
    vi.advanceTimersByTime(1000);
    expect(seat.world.due).toEqual([]);
  });

  it('@API-09 goes on after something went wrong', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [broken, sound] = [registry.put('a-broken', {}), registry.put('sound', {})];
    planIn(broken, 10);
    planIn(sound, 10);
    vi.spyOn(broken.world.chat.onlineUntil, 'set').mockImplementation(() => {
      throw new Error('out of order');
    });
    alarm.set(broken);
    vi.advanceTimersByTime(10);
    expect(complain).toHaveBeenCalledWith(
      'Failed to let happen what was due in the world a-broken:',
      expect.any(Error),
    );
    expect(sound.world.due).toEqual([]);
    complain.mockRestore();
  });

  it('is silent once it has been stopped', () => {
    const seat = registry.put('late', {});
    planIn(seat, 10);
    alarm.set(seat);
    alarm.stop();
    alarm.set(seat);
    expect(vi.getTimerCount()).toBe(0);
  });
});
