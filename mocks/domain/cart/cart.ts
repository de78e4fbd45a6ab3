import type { BaseProduct } from '../../fixtures/types.ts';
import type { CartLine, Customer } from '../world/state/account.ts';
import { activeFlashOfferOf, flashPiecesLeft } from '../flash-sales/flash-sales.ts';
import { findProduct, isForSale, stockOf, englishUnitName } from '../inventory/products.ts';
import type { World } from '../world/world.ts';

/** A request to add a product; null means "not sent". */
export interface AddToCartRequest {
  readonly quantity: number | null;
  readonly sizeId: number | null;
  readonly colourId: number | null;
  readonly unit: string | null;
  readonly isBuyNow: boolean;
}

export function findLine(
  customer: Customer,
  productId: number,
  isBuyNow: boolean,
): CartLine | undefined {
  return customer.cart.find((line) => line.productId === productId && line.isBuyNow === isBuyNow);
}

/**
 * Adds a product to a cart (backend rules 9.2). An existing line grows by one, regardless of the
 * quantity, and adopts the sent options. The buy-now cart contains one product; adding it again
 * resets it to one piece. Returns false, without changes, when the plain stock is below the
 * quantity or not above the existing line's.
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
  const unit = request.unit ?? englishUnitName(world, product);
  customer.cart.push({ productId: product.id, isBuyNow, quantity, sizeId, colourId, unit });
  return true;
}

/**
 * Returns false when the line already contains all flash sale pieces, or all stock without a sale.
 */
export function incrementLine(world: World, line: CartLine): boolean {
  const product = findProduct(world, line.productId);
  if (!product || maxQuantityOf(world, product) <= line.quantity) return false;
  line.quantity += 1;
  return true;
}

/** Removes the line at the last piece. */
export function decrementLine(customer: Customer, line: CartLine): 'decreased' | 'removed' {
  if (line.quantity > 1) {
    line.quantity -= 1;
    return 'decreased';
  }
  customer.cart = customer.cart.filter((other) => other !== line);
  return 'removed';
}

/** Returns false when neither cart contained the product. */
export function removeFromCart(customer: Customer, productId: number): boolean {
  const remaining = customer.cart.filter((line) => line.productId !== productId);
  const hasRemoved = remaining.length < customer.cart.length;
  customer.cart = remaining;
  return hasRemoved;
}

/** Returns whether any line was removed. */
export function removeUnavailableLines(
  world: World,
  customer: Customer,
  isBuyNow: boolean,
): boolean {
  const remaining = customer.cart.filter((line) => {
    if (line.isBuyNow !== isBuyNow) return true;
    const product = findProduct(world, line.productId);
    return product !== undefined && isForSale(world, product);
  });
  const hasDropped = remaining.length < customer.cart.length;
  customer.cart = remaining;
  return hasDropped;
}

export interface CartLineWithProduct {
  readonly line: CartLine;
  readonly product: BaseProduct;
}

/** Groups lines by shop in the order of adding, without withdrawn products. */
export function groupCart(
  world: World,
  customer: Customer,
  isBuyNow: boolean,
): ReadonlyMap<number, readonly CartLineWithProduct[]> {
  const groups = new Map<number, CartLineWithProduct[]>();
  for (const line of customer.cart) {
    const product = findProduct(world, line.productId);
    if (line.isBuyNow !== isBuyNow || !product || !isForSale(world, product)) continue;
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
