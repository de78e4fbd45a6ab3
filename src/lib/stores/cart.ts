import { createStore, useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptStorage, restoring } from '../storage.ts';

interface CartState {
  /** Shops whose lines are being bought now (CART-08). */
  selectedShopIds: readonly number[];
  /** Address picked in checkout; null means the default one (CART-14). */
  addressId: number | null;
  /** Note typed in checkout, kept until the order is placed. */
  note: string;
  /** What is bought on its own, past the cart (CHK-07); the server keeps the line itself. */
  buyNow: { shopId: number; productId: number } | null;
}

const EMPTY: CartState = { selectedShopIds: [], addressId: null, note: '', buyNow: null };

/** Selection and checkout state of the shopper, kept between visits (AUTH-19); figures and lines are the server's. */
export const cartStore = createStore<CartState>()(
  persist((): CartState => EMPTY, {
    name: 'souk.cart',
    version: 1,
    skipHydration: true,
    storage: keptStorage(),
    merge: restoring(EMPTY, {
      selectedShopIds: (value) => Array.isArray(value) && value.every(isId),
      addressId: (value) => value === null || isId(value),
      buyNow: isBuyNow,
    }),
  }),
);

/** Adds the shop to what is being bought now, or takes it away (CART-08). */
export function toggleShop(shopId: number): void {
  cartStore.setState(({ selectedShopIds }) => ({
    selectedShopIds: selectedShopIds.includes(shopId)
      ? selectedShopIds.filter((id) => id !== shopId)
      : [...selectedShopIds, shopId],
  }));
}

/** Replaces the whole selection: single-vendor mode selects every shop by itself. */
export function selectShops(shopIds: readonly number[]): void {
  cartStore.setState({ selectedShopIds: shopIds });
}

/** Drops selected shops that have no lines left (CART-09). */
export function keepSelected(shopIds: readonly number[]): void {
  const { selectedShopIds } = cartStore.getState();
  const kept = selectedShopIds.filter((id) => shopIds.includes(id));
  if (kept.length < selectedShopIds.length) cartStore.setState({ selectedShopIds: kept });
}

/** Picks the address to deliver to. */
export function pickAddress(addressId: number): void {
  cartStore.setState({ addressId });
}

/** Keeps what is typed as the order's note. */
export function writeNote(note: string): void {
  cartStore.setState({ note });
}

/** Remembers what is bought on its own, null once it is ordered (CHK-07). */
export function rememberBuyNow(buyNow: CartState['buyNow']): void {
  cartStore.setState({ buyNow });
}

/** Resets selection and checkout whole (AUTH-16, CART-13). */
export function clearCart(): void {
  cartStore.setState(EMPTY);
}

/** Reads the kept cart state in a component; the server always sees it empty. */
export function useCartStore<T>(select: (state: CartState) => T): T {
  return useStore(cartStore, select);
}

function isId(value: unknown): boolean {
  return Number.isSafeInteger(value);
}

function isBuyNow(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === null;
  return isId(Reflect.get(value, 'shopId')) && isId(Reflect.get(value, 'productId'));
}
