import type { BaseProduct } from '../../fixtures/types.ts';
import type { CartLine, Customer } from '../world/state/account.ts';
import { activeFlashOfferOf, flashPiecesLeft } from '../flash-sales/flash-sales.ts';
import { findProduct, isOnSale, stockOf, unitNameOf } from '../inventory/products.ts';
import type { World } from '../world/world.ts';

/** A request to add a product to the cart; null means "not sent". */
export interface AddToCartRequest {
  readonly quantity: number | null;
  readonly sizeId: number | null;
  readonly colourId: number | null;
  readonly unit: string | null;
  readonly isBuyNow: boolean;
}

/** The line of a product in one of the two carts. */
export function findLine(
  customer: Customer,
  productId: number,
  isBuyNow: boolean,
): CartLine | undefined {
  return customer.cart.find((line) => line.productId === productId && line.isBuyNow === isBuyNow);
}

/**
 * Adds a product to a cart (backend rules 9.2): a line that exists grows by one whatever quantity is asked for, and takes
 * over the size, colour and unit that were sent; the buy-now cart holds a single product, always from quantity 1 when asked
 * again. Answers false, and changes nothing, when the plain stock is below the quantity or not above the existing line's.
 */
export function addToCart(
  world: World,
  customer: Customer,
  product: BaseProduct,
  request: AddToCartRequest,
): boolean {
  const { isBuyNow } = request;
  const quantity = request.quantity ?? 1;
  const line = findLine(customer, product.id, isBuyNow);
  const stock = stockOf(world, product);
  if (stock < quantity || stock <= (line?.quantity ?? 0)) return false;

  if (isBuyNow) {
    customer.cart = customer.cart.filter((other) => !other.isBuyNow || other === line);
  }
  if (line) {
    line.quantity = isBuyNow ? 1 : line.quantity + 1;
    line.sizeId = request.sizeId ?? line.sizeId;
    line.colourId = request.colourId ?? line.colourId;
    line.unit = request.unit ?? line.unit;
    return true;
  }
  const { sizeId, colourId } = request;
  const unit = request.unit ?? unitNameOf(world, product);
  customer.cart.push({ productId: product.id, isBuyNow, quantity, sizeId, colourId, unit });
  return true;
}

/** One piece more. Answers false when the flash sale's pieces, or without one the stock, are used up by the line. */
export function incrementLine(world: World, line: CartLine): boolean {
  const product = findProduct(world, line.productId);
  if (!product || maxQuantityOf(world, product) <= line.quantity) return false;
  line.quantity += 1;
  return true;
}

/** One piece less; the last piece takes the line with it. */
export function decrementLine(customer: Customer, line: CartLine): 'decreased' | 'removed' {
  if (line.quantity > 1) {
    line.quantity -= 1;
    return 'decreased';
  }
  customer.cart = customer.cart.filter((other) => other !== line);
  return 'removed';
}

/** Removes a product from both carts. Answers false when it was in neither. */
export function removeFromCart(customer: Customer, productId: number): boolean {
  const remaining = customer.cart.filter((line) => line.productId !== productId);
  const hasRemoved = remaining.length < customer.cart.length;
  customer.cart = remaining;
  return hasRemoved;
}

/** Drops the lines of products that are no longer for sale. Answers whether there were any. */
export function removeUnavailableLines(
  world: World,
  customer: Customer,
  isBuyNow: boolean,
): boolean {
  const remaining = customer.cart.filter((line) => {
    if (line.isBuyNow !== isBuyNow) return true;
    const product = findProduct(world, line.productId);
    return product !== undefined && isOnSale(world, product);
  });
  const hasDropped = remaining.length < customer.cart.length;
  customer.cart = remaining;
  return hasDropped;
}

/** A line with the product that it holds. */
export interface FilledLine {
  readonly line: CartLine;
  readonly product: BaseProduct;
}

/** One cart by shops: groups and lines in the order in which they came in, without products that are no longer for sale. */
export function groupCart(
  world: World,
  customer: Customer,
  isBuyNow: boolean,
): ReadonlyMap<number, readonly FilledLine[]> {
  const groups = new Map<number, FilledLine[]>();
  for (const line of customer.cart) {
    const product = findProduct(world, line.productId);
    if (line.isBuyNow !== isBuyNow || !product || !isOnSale(world, product)) continue;
    const group = groups.get(product.shopId) ?? [];
    group.push({ line, product });
    groups.set(product.shopId, group);
  }
  return groups;
}

function maxQuantityOf(world: World, product: BaseProduct): number {
  const offer = activeFlashOfferOf(world, product);
  const left = offer ? flashPiecesLeft(world, offer) : 0;
  return left > 0 ? left : stockOf(world, product);
}
