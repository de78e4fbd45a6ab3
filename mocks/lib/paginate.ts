/** Returns the requested page, or all items unless both numbers are given (backend rules 3). */
export function paginate<Item>(
  items: readonly Item[],
  { page, per_page: size }: { readonly page?: number; readonly per_page?: number },
): readonly Item[] {
  if (!page || !size) return items;
  return items.slice((page - 1) * size, page * size);
}
