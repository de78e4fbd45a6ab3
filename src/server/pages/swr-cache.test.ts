import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OverloadedError, SwrCache } from './swr-cache.ts';

interface Value {
  n: number;
}

const FRESH_MS = 1_000;
const STALE_MS = 4_000;
const STALE_IF_ERROR_MS = 60_000;
const BACK_OFF_MS = 2_000;
const MAX_BYTES = 100;
const REFUSED = new Error('Too Many Attempts.');

let cache: SwrCache<Value>;
let loads: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  loads = 0;
  cache = new SwrCache<Value>({
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    staleIfErrorMs: STALE_IF_ERROR_MS,
    maxBytes: MAX_BYTES,
    isOwnFailure: ({ error }) => error === REFUSED,
    sizeOf: ({ n }) => n,
  });
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const load = async () => {
  loads += 1;
  return { value: { n: loads }, isUsable: true };
};
const fail = async () => {
  loads += 1;
  throw new Error('The backend is down.');
};
const refuse = async () => {
  loads += 1;
  throw REFUSED;
};
const read = async (key = 'a', source = load, reader = '') => {
  const cached = await cache.get(key, source, reader);
  return [cached.value.n, cached.source];
};

describe('a value', () => {
  it('@SRV-04 is loaded once for concurrent readers and cached while it is fresh', async () => {
    const all = await Promise.all([read(), read(), read()]);
    expect(all).toEqual([
      [1, 'miss'],
      [1, 'joined'],
      [1, 'joined'],
    ]);
    pass(FRESH_MS - 1);
    expect(await read()).toEqual([1, 'hit']);
    expect(loads).toBe(1);
  });

  it('@SRV-04 is returned at once when stale, while a new one is loaded', async () => {
    await read();
    pass(FRESH_MS);
    expect(await Promise.all([read(), read()])).toEqual([
      [1, 'stale'],
      [1, 'stale'],
    ]);
    expect(await read()).toEqual([2, 'hit']);
    expect(loads).toBe(2);
  });

  it('@SRV-04 is reloaded before it is returned when it is too old', async () => {
    await read();
    pass(FRESH_MS + STALE_MS);
    expect(await read()).toEqual([2, 'miss']);
  });

  it('@SRV-04 is used for a limited time after it is too old, when loading fails', async () => {
    await read();
    pass(FRESH_MS + STALE_MS);
    expect(await read('a', fail)).toEqual([1, 'stale-if-error']);
    pass(STALE_IF_ERROR_MS);
    await expect(read('a', fail)).rejects.toThrow('The backend is down.');
  });

  it('@SRV-04 is not loaded again right after a failure', async () => {
    await expect(read('a', fail)).rejects.toThrow();
    await expect(read('a', fail)).rejects.toThrow();
    expect(loads).toBe(1);
    pass(2_000);
    expect(await read()).toEqual([2, 'miss']);
  });

  it('@SRV-05 that must not be cached is kept for the back-off only, and does not replace an older one', async () => {
    const unusable = async () => ({ value: { n: 7 }, isUsable: false });
    expect(await read('a', unusable)).toEqual([7, 'failed']);
    expect(await read('a', load)).toEqual([7, 'failed']);
    pass(2_000);
    expect(await read('a', load)).toEqual([1, 'miss']);
    pass(FRESH_MS + STALE_MS);
    expect(await read('a', unusable)).toEqual([1, 'stale-if-error']);
  });

  it('@SRV-08 is retried at once when the server was only busy', async () => {
    const busy = async () => {
      throw new OverloadedError('busy');
    };
    await expect(read('a', busy)).rejects.toThrow('busy');
    expect(await read()).toEqual([1, 'miss']);
  });

  it('@SRV-04 is not refreshed in the background while the backend asks to wait', async () => {
    await read();
    pass(FRESH_MS);
    cache.pause(1_500);
    expect(await read()).toEqual([1, 'stale']);
    expect(loads).toBe(1);
    pass(1_500);
    await read();
    expect(loads).toBe(2);
  });
});

describe('a failure of one reader only', () => {
  it('@SRV-04 @SRV-05 lets others load at once, and backs off for the reader', async () => {
    await expect(read('a', refuse, 'refused')).rejects.toThrow('Too Many Attempts.');
    await expect(read('a', refuse, 'refused')).rejects.toThrow('Too Many Attempts.');
    expect(loads).toBe(1);
    expect(await read('a', load, 'other')).toEqual([2, 'miss']);
    expect(await read('a', refuse, 'refused')).toEqual([2, 'hit']);
  });

  it('@SRV-04 @SRV-05 makes readers who waited for it load again, once for all', async () => {
    const refused = read('a', refuse, 'refused');
    const others = [read('a', load, 'b'), read('a', load, 'c')];
    await expect(refused).rejects.toThrow('Too Many Attempts.');
    expect(await Promise.all(others)).toEqual([
      [2, 'miss'],
      [2, 'joined'],
    ]);
  });

  it('@SRV-05 does not make readers wait for each other when all are refused', async () => {
    const readers = ['a', 'b', 'c', 'd', 'e'].map((reader) => read('a', refuse, reader));
    const results = await Promise.allSettled(readers);
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(loads).toBe(2);
  });

  it('@SRV-04 pauses background refreshes of that reader only', async () => {
    await read();
    pass(FRESH_MS);
    cache.pause(1_500, 'refused');
    expect(await read('a', refuse, 'refused')).toEqual([1, 'stale']);
    expect(loads).toBe(1);
    expect(await read('a', load, 'other')).toEqual([1, 'stale']);
    expect(await read('a', refuse, 'refused')).toEqual([2, 'hit']);
  });

  it('@SRV-04 pauses background refreshes of all readers and keys for the back-off', async () => {
    await read('a');
    await read('b');
    pass(FRESH_MS);
    await read('a', refuse, 'refused');
    for (const key of ['a', 'b']) expect((await read(key, load, 'other'))[1]).toBe('stale');
    expect(loads).toBe(3);
    pass(BACK_OFF_MS - 1);
    await read('b', load, 'other');
    expect(loads).toBe(3);
    pass(1);
    await read('b', load, 'other');
    expect(await read('b')).toEqual([4, 'hit']);
  });

  it('@SRV-04 does not pause background refreshes of others after loads of missing values', async () => {
    await read('a');
    pass(FRESH_MS);
    await expect(read('missing', refuse, 'refused')).rejects.toThrow('Too Many Attempts.');
    await read('a', load, 'other');
    expect(await read('a')).toEqual([3, 'hit']);
  });
});

describe('the cache', () => {
  it('@SRV-04 does not exceed its size in bytes', async () => {
    const thirty = async () => ({ value: { n: 30 }, isUsable: true });
    for (const key of ['a', 'b', 'c', 'd']) await cache.get(key, thirty);
    expect(cache.bytes).toBe(90);
    expect(cache.peek('a')).toBeUndefined();
    await cache.get('huge', async () => ({ value: { n: MAX_BYTES + 1 }, isUsable: true }));
    expect(cache.peek('huge')).toBeUndefined();
  });

  it('@SRV-04 does not exceed its size in bytes with failed values either', async () => {
    for (let index = 0; index < MAX_BYTES; index += 1) {
      await cache.get(`good ${index}`, async () => ({ value: { n: 2 }, isUsable: true }));
      await cache.get(`failed ${index}`, async () => ({ value: { n: 2 }, isUsable: false }));
    }
    expect(cache.bytes).toBe(MAX_BYTES);
  });

  it('@SRV-04 counts failed values, limits their size and forgets them after the back-off', async () => {
    const unusable = async () => ({ value: { n: 4 }, isUsable: false });
    await cache.get('a', unusable);
    await cache.get('b', unusable);
    expect(cache.bytes).toBe(8);
    await cache.get('c', unusable);
    expect(cache.bytes).toBe(8);
    pass(2_000);
    await cache.get('d', unusable);
    expect(cache.bytes).toBe(4);
    pass(2_000);
    await read('e');
    expect(cache.bytes).toBe(1);
  });

  it('@SRV-04 reloads purged values and falls back to them in an outage', async () => {
    await read('a');
    await read('b');
    expect(cache.expire((key) => key === 'a')).toBe(1);
    expect(await read('b')).toEqual([2, 'hit']);
    expect(await read('a', fail)).toEqual([1, 'stale-if-error']);
    pass(2_000);
    expect(await read('a')).toEqual([4, 'miss']);
  });

  it('@SRV-04 does not store a value whose load began before a purge', async () => {
    let finish = (_value: { value: Value; isUsable: boolean }) => undefined as void;
    const slow = () =>
      new Promise<{ value: Value; isUsable: boolean }>((resolve) => {
        finish = resolve;
      });
    const before = cache.get('a', slow);
    cache.expire(() => true);
    finish({ value: { n: 9 }, isUsable: true });
    expect((await before).value.n).toBe(9);
    expect(await read()).toEqual([1, 'miss']);
  });
});
