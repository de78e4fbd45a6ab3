import { afterEach, expect, test, vi } from 'vitest';
import { createSession, type User } from '../../api/session.ts';
import { createCartStore } from '../../features/cart/cart-store.ts';
import { createChatStore } from '../../features/chat/chat-store.ts';
import { createDialogs } from '../../features/dialogs/dialogs-store.ts';
import { createOutboxStore } from '../../features/outbox/outbox-store.ts';
import { createPreferences } from '../../features/settings/preferences-store.ts';
import { type AppScope, createAppScope } from '../../lib/react/app-scope.ts';
import { syncOutbox } from './sync-outbox.ts';
import { rehydrateStores } from './persisted-stores.ts';

function openPersisted(): AppScope {
  const scope = createAppScope();
  rehydrateStores(scope);
  syncOutbox(scope)();
  return scope;
}

const USER = { id: 1, name: 'Amira Haddad' } as User;
const PERSISTED: Record<string, object> = {
  'souk.session': { token: 't', user: USER },
  'souk.settings': {
    currency: 'EUR',
    appLocale: 'ar',
    theme: 'dark',
    search: 'lamp',
    searches: ['lamp'],
  },
  'souk.cart': {
    selectedShopIds: [1, 2],
    addressId: 3,
    drafts: {
      cart: { note: 'Ring twice', couponCode: 'BREW10', typedCode: 'TEA', isRefused: true },
      buyNow: { note: '', couponCode: null, typedCode: '', isRefused: false },
    },
    buyNow: { shopId: 1, productId: 2 },
    attempt: { purchase: 'cart', before: 7, orders: 2, at: 5, accepted: { paymentUrl: null } },
    reorder: { user: 1, orderId: 3, before: 7, at: 5 },
    payment: { orderIds: [8, 9], url: 'https://pay.example' },
    placed: { orderIds: [6], shown: { payable: 12.5, prices: { 4: 12.5 } } },
  },
  'souk.chat': { activeShopId: 4 },
  'souk.outbox': {
    outboxes: {
      '1 chat 4': {
        draft: 'Is it',
        pending: [
          { key: 'a', text: 'Hi', at: '', after: 5, failure: { reason: 'Down', locale: 'en' } },
        ],
      },
    },
  },
};
const stateOf = ({ get }: AppScope) => ({
  session: get(createSession).getState(),
  settings: get(createPreferences).getState(),
  cart: get(createCartStore).getState(),
  chat: get(createChatStore).getState(),
  outbox: get(createOutboxStore).getState(),
});
const NO_DRAFT = { note: '', couponCode: null, typedCode: '', isRefused: false };
const EMPTY = {
  session: { token: null, user: null, expiredUserId: null, hasEndedElsewhere: false },
  settings: { currency: null, appLocale: null, theme: null, search: '', searches: [] },
  cart: {
    selectedShopIds: [],
    addressId: null,
    drafts: { cart: NO_DRAFT, buyNow: NO_DRAFT },
    buyNow: null,
    attempt: null,
    reorder: null,
    payment: null,
    placed: null,
  },
  chat: { activeShopId: null },
  outbox: { outboxes: {} },
};

afterEach(() => vi.restoreAllMocks());

test('@AUTH-19 restores persisted state after a reload, with all dialogs closed', () => {
  for (const [key, value] of Object.entries(PERSISTED)) {
    localStorage.setItem(key, JSON.stringify({ state: value, version: 1 }));
  }
  const app = openPersisted();
  expect(stateOf(app)).toMatchObject({
    session: PERSISTED['souk.session'],
    settings: PERSISTED['souk.settings'],
    cart: PERSISTED['souk.cart'],
    chat: PERSISTED['souk.chat'],
    outbox: PERSISTED['souk.outbox'],
  });
  expect(Object.values(app.get(createDialogs).getState())).not.toContain(true);
  expect(Object.keys(localStorage)).not.toContain('souk.dialogs');
});

test.each([
  ['invalid JSON', '{"state":'],
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no state', '{"version":1}'],
  ['a state that is not an object', '{"state":"x","version":1}'],
  [
    'fields of the wrong type',
    '{"state":{"token":7,"user":"x","currency":5,"appLocale":{},"theme":"pink","search":null,"searches":[1],"selectedShopIds":["1"],"addressId":"2","drafts":{"cart":{"note":3},"buyNow":null},"attempt":{"purchase":"gift","before":1,"orders":1,"at":1},"reorder":{"user":"1","orderId":3,"before":7,"at":5},"payment":{"orderIds":"8","url":"x"},"buyNow":{"shopId":1},"activeShopId":"4","outboxes":{"1 chat 4":{"draft":"x","pending":[{"key":1}]}}},"version":1}',
  ],
  ['a token without a user', '{"state":{"token":"t","user":null},"version":1}'],
  ['a user without a token', '{"state":{"token":null,"user":{"id":1,"name":"A"}},"version":1}'],
  ['a user without a name', '{"state":{"token":"t","user":{"id":1}},"version":1}'],
])('@AUTH-19 resets the stores when storage contains %s', (_, text) => {
  for (const key of Object.keys(PERSISTED)) localStorage.setItem(key, text);
  const app = openPersisted();
  expect(stateOf(app)).toEqual(EMPTY);
  expect(app.get(createSession).persist.hasHydrated()).toBe(true);
});

test('@AUTH-19 an invalid field does not affect other fields', () => {
  const stored = { ...PERSISTED['souk.cart'], selectedShopIds: 'all' };
  localStorage.setItem('souk.cart', JSON.stringify({ state: stored, version: 1 }));
  const app = openPersisted();
  expect(app.get(createCartStore).getState()).toEqual({ ...stored, selectedShopIds: [] });
});

test('@AUTH-19 works without persistence when storage is blocked or full', () => {
  const throwSecurityError = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwSecurityError);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError);
  const app = openPersisted();
  expect(app.get(createSession).persist.hasHydrated()).toBe(true);
  app.get(createSession).signIn('t', USER);
  expect(app.get(createSession).getState().token).toBe('t');
});

test.each([
  ['full', ['setItem']],
  ['blocked', ['getItem', 'setItem']],
] as const)(
  '@AUTH-19 a return to the page keeps the newer memory when storage is %s',
  (_, names) => {
    for (const [key, value] of Object.entries(PERSISTED)) {
      localStorage.setItem(key, JSON.stringify({ state: value, version: 1 }));
    }
    for (const name of names) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('no', 'QuotaExceededError');
      });
    }
    const app = openPersisted();
    app.get(createSession).signIn('newer', USER);
    app.get(createCartStore).selectShops([5]);
    const before = stateOf(app);
    rehydrateStores(app);
    expect(stateOf(app)).toEqual(before);
    expect(before).toMatchObject({ session: { token: 'newer' }, cart: { selectedShopIds: [5] } });
  },
);

test('@AUTH-19 later changes of another tab replace what could not be stored', () => {
  const stored = JSON.stringify({ state: PERSISTED['souk.session'], version: 1 });
  localStorage.setItem('souk.session', stored);
  const app = openPersisted();
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  app.get(createSession).signIn('newer', USER);
  setItem.mockRestore();
  localStorage.clear();
  rehydrateStores(app);
  expect(app.get(createSession).getState()).toMatchObject({ token: null, hasEndedElsewhere: true });
  localStorage.setItem('souk.session', stored);
  rehydrateStores(app);
  expect(app.get(createSession).getState()).toMatchObject({ ...PERSISTED['souk.session'] });
});
