import type { components } from '../../generated/schema.d.ts';
import type { Address, AddressFields } from '../world/state/address.ts';

type Schemas = components['schemas'];

/**
 * Serializes an address like R1: `latitude` contains the longitude, which has no field of its own.
 * It is a number right after storing, later a string.
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
