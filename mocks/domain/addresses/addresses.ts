import type { Address, AddressFields } from '../world/state/address.ts';
import type { Customer } from '../world/state/account.ts';
import type { World } from '../world/world.ts';

/** A customer's addresses, the default one first, then newest first. */
export function addressesOf(world: World, customer: Customer): Address[] {
  return [...world.addresses.values()]
    .filter((address) => address.customerId === customer.id)
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault) || other.id - one.id);
}

/**
 * A customer's own address. R1 and R2 hand out and change anybody's; that hole is not copied, so that somebody else's
 * address is as unknown as one that does not exist.
 */
export function findAddress(world: World, customer: Customer, id: number): Address | undefined {
  const address = world.addresses.get(id);
  return address?.customerId === customer.id ? address : undefined;
}

/** Stores a new address. It becomes the default only when it says so, even if it is the first. */
export function addAddress(
  world: World,
  customer: Customer,
  fields: AddressFields,
  longitude: number | null,
): Address {
  world.counters.address += 1;
  return store(world, {
    ...fields,
    longitude,
    customerId: customer.id,
    id: world.counters.address,
  });
}

/** Replaces an address but for its coordinates, which R1 ignores here. */
export function changeAddress(world: World, address: Address, fields: AddressFields): Address {
  return store(world, { ...address, ...fields });
}

/** Whether an order went to an address, which therefore has to stay. */
export function isAddressUsed(world: World, address: Address): boolean {
  return world.orders.some((order) => order.addressId === address.id);
}

/** Forgets an address. */
export function removeAddress(world: World, address: Address): void {
  world.addresses.delete(address.id);
}

/** There is at most one default: a new one takes the mark from the others. */
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
