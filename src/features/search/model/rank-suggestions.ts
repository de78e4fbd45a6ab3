/** How many of each kind there is room for: products first, a corner for the others, no room left empty. */
export function rankSuggestions<P, C, S>(
  maxRows: number,
  found: { products: readonly P[]; categories: readonly C[]; shops: readonly S[] },
): { products: readonly P[]; categories: readonly C[]; shops: readonly S[] } {
  const others =
    Math.min(MIN_ROWS_PER_GROUP, found.categories.length) +
    Math.min(MIN_ROWS_PER_GROUP, found.shops.length);
  const products = found.products.slice(0, maxRows - others);
  const left = maxRows - products.length;
  const categories = found.categories.slice(
    0,
    Math.max(MIN_ROWS_PER_GROUP, left - Math.min(found.shops.length, Math.ceil(left / 2))),
  );
  return { products, categories, shops: found.shops.slice(0, left - categories.length) };
}

/** Categories and shops that always have room. */
const MIN_ROWS_PER_GROUP = 2;
