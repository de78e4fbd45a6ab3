/** Whether all products are downloads, so nothing is delivered. */
export function isDigitalOrder(order: { products: readonly { is_digital: boolean }[] }): boolean {
  const { products } = order;
  return products.length > 0 && products.every(({ is_digital: isDigital }) => isDigital);
}
