import { afterEach, describe, expect, it, vi } from 'vitest';
import { TEST_START } from './clock.ts';
import { createWorldStore } from './world-store.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('the store of worlds', () => {
  it('@API-07 creates a world on first use and keeps it', () => {
    const worlds = createWorldStore('test');
    const entry = worlds.get('a');
    expect(worlds.get('a')).toBe(entry);
    expect(worlds.get('b').world).not.toBe(entry.world);
    expect(worlds.size()).toBe(2);
  });

  it('evicts the least recently used world above the limit', () => {
    const worlds = createWorldStore('test', { limit: 2 });
    const a = worlds.get('a');
    worlds.get('b');
    worlds.get('a');
    worlds.get('c');
    expect(worlds.size()).toBe(2);
    expect(worlds.get('a')).toBe(a);
  });

  it('never evicts a world that is pinned or in use', () => {
    const worlds = createWorldStore('test', { limit: 2 });
    const pinned = worlds.put('pinned', {});
    const busy = worlds.get('busy');
    busy.activeCount = 1;
    const fresh = worlds.get('fresh');
    expect(worlds.get('fresh')).toBe(fresh);
    worlds.get('next');
    expect([worlds.get('pinned'), worlds.get('busy')]).toEqual([pinned, busy]);
    expect(worlds.get('pinned')).toBe(pinned);
    expect(worlds.get('busy')).toBe(busy);
    expect(worlds.get('fresh')).not.toBe(fresh);
  });

  it('notifies when a world is replaced on reset or for new scenarios, not when it stays', () => {
    const worlds = createWorldStore('test');
    const closed: string[] = [];
    worlds.onClose((entry, reason) => closed.push(`${entry.world.id} ${reason}`));
    const entry = worlds.get('a');
    entry.clock.advance(5000);
    expect(worlds.switchScenarios('a', ['rtl'])).toBe(false);
    expect(worlds.get('a')).toBe(entry);
    expect(worlds.get('a').world.settings).toEqual({ app_locale: 'ar' });
    expect(closed).toEqual([]);
    expect(worlds.switchScenarios('a', ['rtl', 'new-customer'])).toBe(true);
    worlds.reset('a');
    expect(closed).toEqual(['a replaced', 'a replaced']);
    const { world, scenarios } = worlds.get('a');
    expect(scenarios).toEqual(['rtl', 'new-customer']);
    expect(world.orders).toEqual([]);
    expect(world.now() - Date.parse(TEST_START)).toBe(5000);
  });

  it('reads scenarios from a world’s name', () => {
    const worlds = createWorldStore('development');
    expect(worlds.get('scenario-rtl.empty').scenarios).toEqual(['rtl', 'empty']);
    expect(worlds.get('scenario-gone').scenarios).toEqual([]);
    expect(worlds.get('rtl').scenarios).toEqual([]);
  });

  it('@API-07 starts test worlds at a fixed frozen time and others at the current time', () => {
    const test = createWorldStore('test').get('a');
    expect(new Date(test.clock.now()).toISOString()).toBe('2026-11-21T10:00:00.000Z');
    test.clock.advance(1000);
    expect(test.world.now() - test.world.startedAt).toBe(1000);
    const now = Date.parse('2026-05-01T12:00:00Z');
    vi.useFakeTimers({ now });
    expect(createWorldStore('development').get('a').world.startedAt).toBe(now);
  });

  it('notifies when a world is evicted, replaced or deleted', () => {
    const worlds = createWorldStore('test', { limit: 1 });
    const closings: string[] = [];
    worlds.onClose(({ world }, reason) => closings.push(`${world.id} ${reason}`));
    worlds.get('a');
    worlds.get('b');
    worlds.put('b', {});
    worlds.delete('b');
    worlds.delete('b');
    expect(closings).toEqual(['a gone', 'b replaced', 'b gone']);
    expect([...worlds.all(), worlds.find('a')]).toEqual([undefined]);
  });
});
