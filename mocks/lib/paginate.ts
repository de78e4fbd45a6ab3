/** The part of a list that a request asks for: both numbers, or the whole list comes back (backend rules 3). */
export function paginate<Item>(
  items: readonly Item[],
  { page, per_page: size }: { readonly page?: number; readonly per_page?: number },
): readonly Item[] {
  if (!page || !size) return items;
  return items.slice((page - 1) * size, page * size);
}
