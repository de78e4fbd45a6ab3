export function shopsInput(page: number) {
  return { page, per_page: 12 };
}
