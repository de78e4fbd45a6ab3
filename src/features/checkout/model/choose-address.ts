/** The picked address if it still exists, else the default one, else the first (CART-14). */
export function chooseAddress<T extends { id: number; is_default: boolean }>(
  addresses: readonly T[],
  storedId: number | null,
): T | undefined {
  return (
    addresses.find(({ id }) => id === storedId) ??
    addresses.find(({ is_default: isDefault }) => isDefault) ??
    addresses[0]
  );
}
