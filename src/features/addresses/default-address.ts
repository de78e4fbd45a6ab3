/** Returns the default address, or the first one (CART-14). */
export function defaultAddress<T extends { is_default: boolean }>(
  addresses: readonly T[],
): T | undefined {
  return addresses.find(({ is_default: isDefault }) => isDefault) ?? addresses[0];
}
