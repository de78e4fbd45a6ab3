import { useStore } from 'zustand';
import { useAppPart } from '../../lib/react/app-scope.ts';
import { isTextOrNull, isRehydrating } from '../../lib/storage/local-storage.ts';
import { createPersistedStore } from '../../lib/storage/persisted-store.ts';

/** The two ways to buy: what the selected shops have in the cart, or one product past the cart (CHK-07). */
export type Purchase = 'cart' | 'buyNow';

/** What a shopper has entered for an order that is not placed yet. */
interface Draft {
  note: string;
  /** A code that the server has applied, null for none (CHK-03). */
  couponCode: string | null;
  /** A code that is typed and not applied: it is never sent with an order. */
  typedCode: string;
  /** The server has said that the typed code does not apply. */
  isRefused: boolean;
  /** Picked payment method: `cash` or a gateway's name. */
  paymentMethod?: string;
}

/** What checkout showed for an order, in the default currency. */
export interface ShownFigures {
  payable: number;
  /** Price of one piece by product id. */
  prices: Readonly<Record<number, number>>;
}

/** An order that has been sent, until it is known what became of it: also across a reload (CHK-04). */
export interface OrderAttempt {
  purchase: Purchase;
  /** Id of the newest order from before it, 0 for none. */
  before: number;
  /** How many orders it makes: one for each shop. */
  orders: number;
  /** When it was sent, in milliseconds. */
  at: number;
  /** Missing in attempts that an older version of the shop has stored. */
  shown?: ShownFigures | undefined;
  /** The server has taken it; only which orders they are is still to be asked. */
  accepted?: { paymentUrl: string | null };
}

/** The orders that this browser placed last: only they are confirmed (CHK-09). */
export interface PlacedPurchase {
  orderIds: readonly number[];
  shown?: ShownFigures | undefined;
}

/** A payment that was begun: one may pay for several orders. */
export interface OpenPayment {
  orderIds: readonly number[];
  url: string;
}

interface CartState {
  /** Shops whose lines are being bought now (CART-08). */
  selectedShopIds: readonly number[];
  /** Address picked in checkout; null means the default one (CART-14). */
  addressId: number | null;
  drafts: Record<Purchase, Draft>;
  /** What is bought on its own, past the cart (CHK-07); the server keeps the line itself. */
  buyNow: { shopId: number; productId: number } | null;
  attempt: OrderAttempt | null;
  placed: PlacedPurchase | null;
  payment: OpenPayment | null;
}

const NO_DRAFT: Draft = { note: '', couponCode: null, typedCode: '', isRefused: false };

const EMPTY: CartState = {
  selectedShopIds: [],
  addressId: null,
  drafts: { cart: NO_DRAFT, buyNow: NO_DRAFT },
  buyNow: null,
  attempt: null,
  placed: null,
  payment: null,
};

const restore = isRehydrating(EMPTY, {
  selectedShopIds: isIds,
  addressId: (value) => value === null || isId(value),
  buyNow: (value) => value === null || hasShape(value, { shopId: isId, productId: isId }),
  drafts: (value) => hasShape(value, { cart: isDraft, buyNow: isDraft }),
  attempt: (value) => value === null || isAttempt(value),
  placed: (value) =>
    value === null || hasShape(value, { orderIds: isIds, shown: isShownOrMissing }),
  payment: (value) => value === null || hasShape(value, { orderIds: isIds, url: isText }),
});

/** Creates the shopper's selection and checkout state, kept between visits (AUTH-19); figures and lines are the server's. */
export function createCartStore() {
  const store = createPersistedStore<CartState>(EMPTY, { name: 'souk.cart', restore });
  return Object.assign(store, {
    /** Adds the shop to what is being bought now, or takes it away (CART-08). */
    toggleShop: (shopId: number) =>
      store.setState(({ selectedShopIds }) => ({
        selectedShopIds: selectedShopIds.includes(shopId)
          ? selectedShopIds.filter((id) => id !== shopId)
          : [...selectedShopIds, shopId],
      })),
    /** Replaces the whole selection: single-vendor mode selects every shop by itself. */
    selectShops: (shopIds: readonly number[]) => store.setState({ selectedShopIds: shopIds }),
    /** Drops selected shops that have no lines left (CART-09). */
    retainSelectedShops: (shopIds: readonly number[]) => {
      const { selectedShopIds } = store.getState();
      const present = selectedShopIds.filter((id) => shopIds.includes(id));
      if (present.length < selectedShopIds.length) store.setState({ selectedShopIds: present });
    },
    /** Picks the address to deliver to. */
    pickAddress: (addressId: number) => store.setState({ addressId }),
    /** Keeps what is entered for an order, until it is placed. */
    updateDraft: (purchase: Purchase, change: Partial<Draft>) =>
      store.setState(({ drafts }) => ({
        drafts: { ...drafts, [purchase]: { ...drafts[purchase], ...change } },
      })),
    /** Remembers an order that is being sent, null once it is known what became of it (CHK-04). */
    saveAttempt: (attempt: OrderAttempt | null) => store.setState({ attempt }),
    /** Remembers where orders are paid, null once they are. */
    savePayment: (payment: OpenPayment | null) => store.setState({ payment }),
    /** An order is placed: what was entered for it goes; the other way of buying keeps its own (CHK-07). */
    endPurchase: (purchase: Purchase, placed: PlacedPurchase) =>
      store.setState(({ drafts }) => ({
        placed,
        ...(purchase === 'cart' ? { selectedShopIds: [] } : { buyNow: null }),
        addressId: null,
        drafts: { ...drafts, [purchase]: NO_DRAFT },
        attempt: null,
      })),
    /** Remembers what is bought on its own, null once it is ordered (CHK-07). */
    saveBuyNow: (buyNow: CartState['buyNow']) => store.setState({ buyNow }),
    /** Resets selection and checkout whole (AUTH-16, CART-13). */
    clearCart: () => store.setState(EMPTY),
  });
}

/** Returns the cart's store and what changes it. */
export function useCartActions() {
  return useAppPart(createCartStore);
}

/** Reads the kept cart state in a component; the server always sees it empty. */
export function useCartStore<T>(select: (state: CartState) => T): T {
  return useStore(useCartActions(), select);
}

function isId(value: unknown): boolean {
  return Number.isSafeInteger(value);
}

function isIds(value: unknown): boolean {
  return Array.isArray(value) && value.every(isId);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

/** Whether a kept value is an object whose fields are what they should be. */
function hasShape(value: unknown, fields: Record<string, (field: unknown) => boolean>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(fields).every(([name, isValid]) => isValid(Reflect.get(value, name)));
}

function isDraft(value: unknown): boolean {
  return hasShape(value, {
    note: isText,
    couponCode: isTextOrNull,
    typedCode: isText,
    isRefused: (field) => typeof field === 'boolean',
    paymentMethod: (field) => field === undefined || isText(field),
  });
}

function isAttempt(value: unknown): boolean {
  return hasShape(value, {
    purchase: (field) => field === 'cart' || field === 'buyNow',
    before: isId,
    orders: isId,
    at: isId,
    shown: isShownOrMissing,
    accepted: (field) => field === undefined || hasShape(field, { paymentUrl: isTextOrNull }),
  });
}

function isShownOrMissing(value: unknown): boolean {
  return value === undefined || hasShape(value, { payable: Number.isFinite, prices: isPrices });
}

function isPrices(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite);
}
