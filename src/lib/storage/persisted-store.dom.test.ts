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

test('@STATE-01 a write before rehydration shows at once and is not stored', () => {
  const store = createStore();
  store.setState({ currency: 'GBP' });
  expect(store.getState()).toEqual({ currency: 'GBP', searches: [] });
  expect(readStored()).toEqual(STORED);
});

test('@STATE-01 applies earlier writes to the stored state once, in their order', () => {
  const store = createStore();
  store.setState({ currency: 'GBP' });
  store.setState(({ searches }) => ({ searches: [...searches, 'radio'] }));
  void store.persist.rehydrate();
  const expected = { currency: 'GBP', searches: ['lamp', 'radio'] };
  expect(store.getState()).toEqual(expected);
  expect(readStored()).toEqual(expected);

  save(STORED);
  void store.persist.rehydrate();
  expect(store.getState()).toEqual(STORED);
});

test('@STATE-01 rehydration writes nothing, and later writes are stored', () => {
  const store = createStore();
  const before = localStorage.getItem(KEY);
  void store.persist.rehydrate();
  expect(localStorage.getItem(KEY)).toBe(before);
  store.setState({ currency: 'AED' });
  expect(readStored()).toEqual({ ...STORED, currency: 'AED' });
});

test('@STATE-01 stores a write of a listener during rehydration', () => {
  const store = createStore();
  store.subscribe(({ currency, searches }) => {
    if (currency === 'EUR' && searches.length === 1) store.setState({ searches: ['lamp', 'tea'] });
  });
  void store.persist.rehydrate();
  expect(readStored()).toEqual({ currency: 'EUR', searches: ['lamp', 'tea'] });
});
