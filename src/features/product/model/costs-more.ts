/** Whether one of the sizes or colours adds to the price. */
export function costsMore(options: readonly { price: number }[]): boolean {
  return options.some(({ price }) => price > 0);
}
