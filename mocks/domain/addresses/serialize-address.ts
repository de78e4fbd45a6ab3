import type { components } from '../../generated/schema.d.ts';
import type { Address, AddressFields } from '../world/state/address.ts';

type Schemas = components['schemas'];

/**
 * An address as release R1 shows it: no longitude, and the longitude that was sent in the latitude's place; a number right
 * after it was stored, a text from then on.
 */
export function serializeAddress(stored: Address, isJustCreated = false): Schemas['Address'] {
  const { longitude } = stored;
  return {
    id: stored.id,
    name: stored.name,
    phone: stored.phone,
    area: stored.area,
    flat_no: stored.flatNo,
    address_type: stored.addressType,
    address_line: stored.addressLine,
    address_line2: stored.addressLine2,
    post_code: stored.postCode,
    is_default: stored.isDefault,
    latitude: isJustCreated || longitude === null ? longitude : String(longitude),
  };
}

/** What a filled-in address form says. */
export function toAddressFields(input: Schemas['AddressInput']): AddressFields {
  return {
    name: input.name,
    phone: input.phone,
    area: input.area ?? null,
    flatNo: input.flat_no ?? null,
    addressType: input.address_type,
    addressLine: input.address_line,
    addressLine2: input.address_line2 ?? null,
    postCode: input.post_code ?? null,
    isDefault: input.is_default ?? false,
  };
}
