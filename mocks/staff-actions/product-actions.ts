import { findProduct, withdrawProduct } from '../domain/inventory/products.ts';
import { endFlashSales } from '../domain/flash-sales/end-flash-sales.ts';
import { setStock } from '../domain/inventory/set-stock.ts';
import { defineStaffAction } from './staff-action.ts';

const productId = { type: 'integer', min: 1, description: 'Product ID.' } as const;

export const productActions = {
  'set-stock': defineStaffAction({
    summary: 'Set the stock of a product',
    fields: {
      productId,
      stock: { type: 'integer', min: 0, description: 'Quantity; 0 means sold out.' },
    },
    run(world, values) {
      setStock(world, values.productId, values.stock);
      return `Product ${values.productId} has ${values.stock} in stock.`;
    },
  }),
  'withdraw-product': defineStaffAction({
    summary: 'Make a product unavailable: removes it from lists and carts',
    fields: { productId },
    run(world, values) {
      if (!findProduct(world, values.productId)) {
        const { length } = world.base.products;
        throw new Error(
          `Failed to withdraw: this world has no product ${values.productId}. Use 1 to ${length}.`,
        );
      }
      withdrawProduct(world, values.productId);
      return `Product ${values.productId} is no longer available.`;
    },
  }),
  'end-flash-sales': defineStaffAction({
    summary: 'End all running flash sales',
    fields: {},
    run: (world) => `Flash sales ended: ${endFlashSales(world)}.`,
  }),
};
