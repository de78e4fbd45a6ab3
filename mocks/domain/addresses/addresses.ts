import type { Address, AddressFields, Position } from '../world/state/address.ts';
import type { Customer } from '../world/state/account.ts';
import { isSince } from '../world/release.ts';
import type { World } from '../world/world.ts';

export const FORBIDDEN_ADDRESS = { message: 'You are not allowed to access this address' };

/** Returns the default first, then the newest first. */
export function addressesOf(world: World, customer: Customer): Address[] {
  return [...world.addresses.values()]
    .filter((address) => address.customerId === customer.id)
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault) || other.id - one.id);
}

/**
 * Finds a customer's own address. R1 and R2 also expose other customers' addresses; the mock does
 * not reproduce that vulnerability.
 */
export function findAddress(world: World, customer: Customer, id: number): Address | undefined {
  const address = world.addresses.get(id);
  return address?.customerId === customer.id ? address : undefined;
}

/** Stores a new address, which becomes the default only when marked. */
export function addAddress(
  world: World,
  customer: Customer,
  fields: AddressFields,
  position: Position,
): Address {
  world.counters.address += 1;
  return store(world, {
    ...fields,
    ...position,
    customerId: customer.id,
    id: world.counters.address,
  });
}

/** R1 and R2 ignore the position here. */
export function changeAddress(
  world: World,
  address: Address,
  fields: AddressFields,
  position: Position,
): Address {
  return store(world, { ...address, ...fields, ...(isSince(world, 'R3') ? position : {}) });
}

/** Whether R3 and later reject the address as another customer's instead of as unknown. */
export function isForbiddenAddress(world: World, customer: Customer, id: number): boolean {
  const address = world.addresses.get(id);
  return isSince(world, 'R3') && address !== undefined && address.customerId !== customer.id;
}

export function isAddressUsed(world: World, address: Address): boolean {
  return world.orders.some((order) => order.addressId === address.id);
}

export function removeAddress(world: World, address: Address): void {
  world.addresses.delete(address.id);
}

/** There is at most one default, so a new one clears the others. */
function store(world: World, address: Address): Address {
  if (address.isDefault) {
    for (const other of world.addresses.values()) {
      if (other.customerId === address.customerId && other.isDefault) {
        world.addresses.set(other.id, { ...other, isDefault: false });
      }
    }
  }
  world.addresses.set(address.id, address);
  return address;
}
