import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPersistedStore } from './persisted-store.ts';

const KEY = 'test.store';
const FIRST = { currency: 'USD', searches: [] as string[] };
const STORED = { currency: 'EUR', searches: ['lamp'] };

const createStore = () =>
  createPersistedStore(FIRST, {
    name: KEY,
    restore: (stored, current) => ({ ...current, ...(stored as object) }),
  });
const save = (state: object) => localStorage.setItem(KEY, JSON.stringify({ state, version: 1 }));
const readStored = () =>
  (JSON.parse(localStorage.getItem(KEY) ?? 'null') as { state?: unknown } | null)?.state;

beforeEach(() => save(STORED));
afterEach(() => localStorage.clear());

test('@STATE-01 a write made before the stored state was read shows at once and is not stored', () => {
  const store = createStore();
  store.setState({ currency: 'GBP' });
  expect(store.getState()).toEqual({ currency: 'GBP', searches: [] });
  expect(readStored()).toEqual(STORED);
});

test('@STATE-01 earlier writes lie on top of the stored state, in their order, once', () => {
  const store = createStore();
  store.setState({ currency: 'GBP' });
  store.setState(({ searches }) => ({ searches: [...searches, 'radio'] }));
  void store.persist.rehydrate();
  const expected = { currency: 'GBP', searches: ['lamp', 'radio'] };
  expect(store.getState()).toEqual(expected);
  expect(readStored()).toEqual(expected);

  // Another tab has written since.
  save(STORED);
  void store.persist.rehydrate();
  expect(store.getState()).toEqual(STORED);
});

test('@STATE-01 reading alone writes nothing, and later writes are stored', () => {
  const store = createStore();
  const before = localStorage.getItem(KEY);
  void store.persist.rehydrate();
  expect(localStorage.getItem(KEY)).toBe(before);
  store.setState({ currency: 'AED' });
  expect(readStored()).toEqual({ ...STORED, currency: 'AED' });
});

test('@STATE-01 a listener that writes while the stored state arrives is stored too', () => {
  const store = createStore();
  store.subscribe(({ currency, searches }) => {
    if (currency === 'EUR' && searches.length === 1) store.setState({ searches: ['lamp', 'tea'] });
  });
  void store.persist.rehydrate();
  expect(readStored()).toEqual({ currency: 'EUR', searches: ['lamp', 'tea'] });
});
