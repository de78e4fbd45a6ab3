/** How many of each kind there is room for: products first, a corner for the others, no room left empty. */
export function rankSuggestions<P, C, S>(
  room: number,
  found: { products: readonly P[]; categories: readonly C[]; shops: readonly S[] },
): { products: readonly P[]; categories: readonly C[]; shops: readonly S[] } {
  const others = Math.min(CORNER, found.categories.length) + Math.min(CORNER, found.shops.length);
  const products = found.products.slice(0, room - others);
  const left = room - products.length;
  const categories = found.categories.slice(
    0,
    Math.max(CORNER, left - Math.min(found.shops.length, Math.ceil(left / 2))),
  );
  return { products, categories, shops: found.shops.slice(0, left - categories.length) };
}

/** Categories and shops that always have room. */
const CORNER = 2;
