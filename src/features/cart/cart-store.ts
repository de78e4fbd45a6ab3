import { useStore } from 'zustand';
import { useAppPart } from '../../lib/react/app-scope.ts';
import { isStringOrNull, createRestore } from '../../lib/storage/local-storage.ts';
import { createPersistedStore } from '../../lib/storage/persisted-store.ts';

/** Buys the lines of the selected shops, or one product outside the cart (CHK-07). */
export type Purchase = 'cart' | 'buyNow';

interface Draft {
  note: string;
  /** Applied by the server (CHK-03). */
  couponCode: string | null;
  /** Not applied, so never ordered. */
  typedCode: string;
  isRefused: boolean;
  /** `cash` or the name of a gateway. */
  paymentMethod?: string;
}

/** Amounts shown at checkout, in the default currency. */
export interface ShownAmounts {
  payable: number;
  /** Unit price by product id. */
  prices: Readonly<Record<number, number>>;
}

/** Identifies the orders of a sent request, kept across reloads (CHK-04). */
export interface SentOrder {
  /** The customer's id. Missing in attempts stored by older versions. */
  user?: number | undefined;
  /** Id of the newest order before the attempt, 0 if none. */
  before: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Newer orders known to be of another attempt. */
  foreignIds?: readonly number[] | undefined;
}

/** A sent order without a known result. */
export interface OrderAttempt extends SentOrder {
  purchase: Purchase;
  /** One order per shop. */
  orders: number;
  /** Missing in attempts stored by older versions. */
  shown?: ShownAmounts | undefined;
  /** Accepted by the server, but the order ids are unknown. */
  accepted?: { paymentUrl: string | null };
}

/** A sent "Order again" without a known result. */
export interface ReorderAttempt extends SentOrder {
  orderId: number;
}

/** The last orders placed in this browser. Only these are confirmed (CHK-09). */
export interface PlacedPurchase {
  orderIds: readonly number[];
  shown?: ShownAmounts | undefined;
}

/** One payment may cover several orders. */
export interface OpenPayment {
  orderIds: readonly number[];
  url: string;
}

interface CartState {
  /** Shops selected for the purchase (CART-08). */
  selectedShopIds: readonly number[];
  /** The chosen address, null for the default one (CART-14). */
  addressId: number | null;
  drafts: Record<Purchase, Draft>;
  /** The product bought outside the cart (CHK-07). The server stores its line. */
  buyNow: { shopId: number; productId: number } | null;
  attempt: OrderAttempt | null;
  reorder: ReorderAttempt | null;
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
  reorder: null,
  placed: null,
  payment: null,
};

const SENT = {
  user: (value: unknown) => value === undefined || isId(value),
  before: isId,
  at: isId,
  foreignIds: (value: unknown) => value === undefined || isIds(value),
};

const restore = createRestore(EMPTY, {
  selectedShopIds: isIds,
  addressId: (value) => value === null || isId(value),
  buyNow: (value) => value === null || hasShape(value, { shopId: isId, productId: isId }),
  drafts: (value) => hasShape(value, { cart: isDraft, buyNow: isDraft }),
  attempt: (value) => value === null || isAttempt(value),
  reorder: (value) => value === null || hasShape(value, { ...SENT, orderId: isId }),
  placed: (value) =>
    value === null || hasShape(value, { orderIds: isIds, shown: isShownOrMissing }),
  payment: (value) => value === null || hasShape(value, { orderIds: isIds, url: isText }),
});

/**
 * Creates the persisted store of selection and checkout (AUTH-19). Lines and totals are server
 * state.
 */
export function createCartStore() {
  const store = createPersistedStore<CartState>(EMPTY, { name: 'souk.cart', restore });
  return Object.assign(store, {
    /** Selects or deselects a shop (CART-08). */
    toggleShop: (shopId: number) =>
      store.setState(({ selectedShopIds }) => ({
        selectedShopIds: selectedShopIds.includes(shopId)
          ? selectedShopIds.filter((id) => id !== shopId)
          : [...selectedShopIds, shopId],
      })),
    selectShops: (shopIds: readonly number[]) => store.setState({ selectedShopIds: shopIds }),
    /** Deselects shops without lines (CART-09). */
    retainSelectedShops: (shopIds: readonly number[]) => {
      const { selectedShopIds } = store.getState();
      const present = selectedShopIds.filter((id) => shopIds.includes(id));
      if (present.length < selectedShopIds.length) store.setState({ selectedShopIds: present });
    },
    pickAddress: (addressId: number) => store.setState({ addressId }),
    updateDraft: (purchase: Purchase, change: Partial<Draft>) =>
      store.setState(({ drafts }) => ({
        drafts: { ...drafts, [purchase]: { ...drafts[purchase], ...change } },
      })),
    /** Stores a sent order, null once its result is known (CHK-04). */
    saveAttempt: (attempt: OrderAttempt | null) => store.setState({ attempt }),
    /** Stores a started payment, null once the orders are paid. */
    savePayment: (payment: OpenPayment | null) => store.setState({ payment }),
    /** Clears the draft of a placed order and keeps that of the other purchase (CHK-07). */
    endPurchase: (purchase: Purchase, placed: PlacedPurchase) =>
      store.setState(({ drafts }) => ({
        placed,
        ...(purchase === 'cart' ? { selectedShopIds: [] } : { buyNow: null }),
        addressId: null,
        drafts: { ...drafts, [purchase]: NO_DRAFT },
        attempt: null,
      })),
    /** Stores the product to buy (CHK-07). Note and code of another product are for its shop. */
    saveBuyNow: (buyNow: NonNullable<CartState['buyNow']>) =>
      store.setState(({ buyNow: previous, drafts }) => ({
        buyNow,
        ...(previous?.productId === buyNow.productId
          ? {}
          : { drafts: { ...drafts, buyNow: { ...drafts.buyNow, ...NO_DRAFT } } }),
      })),
    /** Resets selection and checkout (AUTH-16, CART-13). */
    clearCart: () => store.setState(EMPTY),
  });
}

export function useCartActions() {
  return useAppPart(createCartStore);
}

/** Selects from the state, which is always empty during SSR. */
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

function hasShape(value: unknown, fields: Record<string, (field: unknown) => boolean>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(fields).every(([name, isValid]) => isValid(Reflect.get(value, name)));
}

function isDraft(value: unknown): boolean {
  return hasShape(value, {
    note: isText,
    couponCode: isStringOrNull,
    typedCode: isText,
    isRefused: (field) => typeof field === 'boolean',
    paymentMethod: (field) => field === undefined || isText(field),
  });
}

function isAttempt(value: unknown): boolean {
  return hasShape(value, {
    purchase: (field) => field === 'cart' || field === 'buyNow',
    ...SENT,
    orders: isId,
    shown: isShownOrMissing,
    accepted: (field) => field === undefined || hasShape(field, { paymentUrl: isStringOrNull }),
  });
}

function isShownOrMissing(value: unknown): boolean {
  return value === undefined || hasShape(value, { payable: Number.isFinite, prices: isPrices });
}

function isPrices(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite);
}
