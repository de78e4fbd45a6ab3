import { findProduct, withdrawProduct } from '../domain/inventory/products.ts';
import { endFlashSales } from '../domain/flash-sales/end-flash-sales.ts';
import { setStock } from '../domain/inventory/set-stock.ts';
import { defineStaffAction } from './staff-action.ts';

const productId = { type: 'integer', min: 1, about: 'Id of the product.' } as const;

export const productActions = {
  'set-stock': defineStaffAction({
    summary: 'Count the shelf: a product has this many pieces',
    fields: {
      productId,
      stock: { type: 'integer', min: 0, about: 'Pieces; 0 sells it out.' },
    },
    run(world, values) {
      setStock(world, values.productId, values.stock);
      return `Product ${values.productId} has ${values.stock} pieces.`;
    },
  }),
  'withdraw-product': defineStaffAction({
    summary: 'Take a product off sale: lists leave it out, carts drop it',
    fields: { productId },
    run(world, values) {
      if (!findProduct(world, values.productId)) {
        const { length } = world.base.products;
        throw new Error(
          `Failed to withdraw: this world has no product ${values.productId}. Use 1 to ${length}.`,
        );
      }
      withdrawProduct(world, values.productId);
      return `Product ${values.productId} is not for sale any more.`;
    },
  }),
  'end-flash-sales': defineStaffAction({
    summary: 'End every running flash sale now',
    fields: {},
    run: (world) => `${endFlashSales(world)} flash sales ended.`,
  }),
};
