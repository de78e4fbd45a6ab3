import { describe, expect, it } from 'vitest';
import { TEST_START } from './clock.ts';
import { createWorldStore } from './world-store.ts';

describe('the registry of worlds', () => {
  it('@API-07 makes a world when it is first asked for and keeps it', () => {
    const registry = createWorldStore('test');
    const seat = registry.get('a');
    expect(registry.get('a')).toBe(seat);
    expect(registry.get('b').world).not.toBe(seat.world);
    expect(registry.size()).toBe(2);
  });

  it('forgets the world used longest ago when there are too many', () => {
    const registry = createWorldStore('test', 2);
    const a = registry.get('a');
    registry.get('b');
    registry.get('a');
    registry.get('c');
    expect(registry.size()).toBe(2);
    expect(registry.get('a')).toBe(a);
  });

  it('never forgets a world that was made on purpose or is in use', () => {
    const registry = createWorldStore('test', 2);
    const pinned = registry.put('pinned', {});
    const busy = registry.get('busy');
    busy.inUse = 1;
    const fresh = registry.get('fresh');
    // Nothing may go, least of all the world just asked for.
    expect(registry.get('fresh')).toBe(fresh);
    registry.get('next');
    expect([registry.get('pinned'), registry.get('busy')]).toEqual([pinned, busy]);
    expect(registry.get('pinned')).toBe(pinned);
    expect(registry.get('busy')).toBe(busy);
    expect(registry.get('fresh')).not.toBe(fresh);
  });

  it('tells of worlds that begin anew or take on scenarios that need it, not of those that go on', () => {
    const registry = createWorldStore('test');
    const closed: string[] = [];
    registry.onClose((seat, reason) => closed.push(`${seat.world.id} ${reason}`));
    const seat = registry.get('a');
    seat.clock.advance(5000);
    expect(registry.switchScenarios('a', ['rtl'])).toBe(false);
    expect(registry.get('a')).toBe(seat);
    expect(registry.get('a').world.settings).toEqual({ app_locale: 'ar' });
    expect(closed).toEqual([]);
    expect(registry.switchScenarios('a', ['rtl', 'new-customer'])).toBe(true);
    registry.reset('a');
    expect(closed).toEqual(['a replaced', 'a replaced']);
    const { world, scenarios } = registry.get('a');
    expect(scenarios).toEqual(['rtl', 'new-customer']);
    expect(world.orders).toEqual([]);
    expect(world.now() - Date.parse(TEST_START)).toBe(5000);
  });

  it('reads scenarios off a world’s name', () => {
    const registry = createWorldStore('development');
    expect(registry.get('scenario-rtl.empty').scenarios).toEqual(['rtl', 'empty']);
    expect(registry.get('scenario-gone').scenarios).toEqual([]);
    expect(registry.get('rtl').scenarios).toEqual([]);
  });

  it('@API-07 starts worlds of tests at one frozen moment, others now', () => {
    const test = createWorldStore('test').get('a');
    expect(new Date(test.clock.now()).toISOString()).toBe('2026-11-21T10:00:00.000Z');
    test.clock.advance(1000);
    expect(test.world.now() - test.world.startedAt).toBe(1000);
    const before = Date.now();
    const { startedAt } = createWorldStore('development').get('a').world;
    expect(startedAt).toBeGreaterThanOrEqual(before);
    expect(startedAt).toBeLessThanOrEqual(Date.now());
  });

  it('tells of worlds that go, and which of them have a successor', () => {
    const registry = createWorldStore('test', 1);
    const told: string[] = [];
    registry.onClose(({ world }, reason) => told.push(`${world.id} ${reason}`));
    registry.get('a');
    registry.get('b');
    registry.put('b', {});
    registry.delete('b');
    registry.delete('b');
    expect(told).toEqual(['a gone', 'b replaced', 'b gone']);
    expect([...registry.all(), registry.find('a')]).toEqual([undefined]);
  });
});
