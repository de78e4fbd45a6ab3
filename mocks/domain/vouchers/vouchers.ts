import type { BaseVoucher } from '../../fixtures/promotions/promotion-types.ts';
import type { Customer } from '../world/state/account.ts';
import { voucherDiscount } from './voucher-discount.ts';
import { isSince } from '../world/release.ts';
import type { World } from '../world/world.ts';

export interface AppliedVoucher {
  readonly voucherId: number;
  /** More than 0, in the default currency */
  readonly discount: number;
}

export interface VoucherRequest {
  readonly shopId: number;
  readonly subtotal: number;
  /** As typed; null applies the collected vouchers. */
  readonly code: string | null;
}

export function findVoucher(world: World, id: number): BaseVoucher | undefined {
  return world.base.vouchers[id - 1];
}

/** Milliseconds since 1970. */
export function voucherStart(world: World, voucher: BaseVoucher): number {
  return world.startedAt + voucher.startsInMs;
}

/** Milliseconds since 1970. */
export function voucherEnd(world: World, voucher: BaseVoucher): number {
  return world.startedAt + voucher.endsInMs;
}

/** Includes the platform's vouchers that are linked to the shop from R2 on (backend call 50). */
export function shopVouchers(world: World, shopId: number): readonly BaseVoucher[] {
  return world.base.vouchers.filter((voucher) => {
    const isListed = isSince(world, 'R2')
      ? appliesToShop(voucher, shopId)
      : voucher.shopId === shopId;
    return isListed && isValid(world, voucher);
  });
}

/** Returns valid vouchers in the order of collecting, optionally those of one shop. */
export function collectedVouchers(
  world: World,
  customer: Customer,
  shopId: number | null = null,
): readonly BaseVoucher[] {
  return collectedIds(world, customer)
    .flatMap((id) => findVoucher(world, id) ?? [])
    .filter(
      (voucher) => isValid(world, voucher) && (shopId === null || appliesToShop(voucher, shopId)),
    );
}

export function hasCollected(world: World, customer: Customer, voucherId: number): boolean {
  return collectedIds(world, customer).includes(voucherId);
}

/** Returns false when the voucher is already collected. */
export function collectVoucher(world: World, customer: Customer, voucherId: number): boolean {
  if (hasCollected(world, customer, voucherId)) return false;
  world.vouchers.collected.set(customer.id, [...collectedIds(world, customer), voucherId]);
  return true;
}

export function setVoucherEnabled(world: World, voucherId: number, isEnabled: boolean): void {
  if (isEnabled) world.vouchers.disabledIds.delete(voucherId);
  else world.vouchers.disabledIds.add(voucherId);
}

/**
 * Finds the voucher for a subtotal (backend rules 9.3). A code selects the shop's own voucher, else
 * a linked platform voucher. Without a code, the first collected voucher with a discount applies.
 */
export function findApplicableVoucher(
  world: World,
  customer: Customer,
  { shopId, subtotal, code }: VoucherRequest,
): AppliedVoucher | undefined {
  const candidates =
    code === null
      ? collectedVouchers(world, customer, shopId)
      : vouchersWithCode(world, shopId, code).slice(0, 1);
  for (const voucher of candidates) {
    if (countUses(world, customer, voucher.id) >= voucher.limitForUser) continue;
    const discount = voucherDiscount(voucher, subtotal);
    if (discount > 0) return { voucherId: voucher.id, discount };
  }
  return undefined;
}

/** Cancelled orders count. */
function countUses(world: World, customer: Customer, voucherId: number): number {
  return world.orders.filter((order) => {
    return order.customerId === customer.id && order.voucherId === voucherId;
  }).length;
}

/** Sorts the shop's own voucher first. */
function vouchersWithCode(world: World, shopId: number, code: string): readonly BaseVoucher[] {
  return world.base.vouchers
    .filter((voucher) => {
      return voucher.code === code && appliesToShop(voucher, shopId) && isValid(world, voucher);
    })
    .toSorted((one, other) => Number(one.shopId === null) - Number(other.shopId === null));
}

function appliesToShop(voucher: BaseVoucher, shopId: number): boolean {
  return voucher.shopId === shopId || voucher.linkedShopIds.includes(shopId);
}

function isValid(world: World, voucher: BaseVoucher): boolean {
  const now = world.now();
  return (
    !world.vouchers.disabledIds.has(voucher.id) &&
    voucherStart(world, voucher) <= now &&
    now <= voucherEnd(world, voucher)
  );
}

function collectedIds(world: World, customer: Customer): readonly number[] {
  return world.vouchers.collected.get(customer.id) ?? [];
}
