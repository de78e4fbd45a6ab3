/** Distributes the rows: products first, a minimum for categories and shops, no row unused. */
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

const MIN_ROWS_PER_GROUP = 2;
