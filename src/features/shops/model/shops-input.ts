/** What a page of the list of shops asks for. */
export function shopsInput(page: number) {
  return { page, per_page: 12 };
}
