import type { components } from '../../generated/schema.d.ts';
import type { Address, AddressFields, Position } from '../world/state/address.ts';
import { fieldsSince, isSince } from '../world/release.ts';
import type { World } from '../world/world.ts';
import { findDeliveryArea } from './delivery-areas.ts';

type Schemas = components['schemas'];

/**
 * Serializes an address. In R1 and R2 `latitude` contains the longitude, which has no field of its
 * own. Coordinates are numbers right after storing, later strings. R3 blanks are empty strings.
 */
export function serializeAddress(
  stored: Address,
  world: World,
  isJustCreated = false,
): Schemas['Address'] {
  const isLater = isSince(world, 'R3');
  const blank = isLater ? '' : null;
  const toCoordinate = (degrees: number | null) =>
    degrees === null ? blank : isJustCreated ? degrees : String(degrees);
  const area = isLater
    ? (findDeliveryArea(world, stored.areaId)?.name ?? stored.area)
    : stored.area;
  return {
    id: stored.id,
    name: stored.name,
    phone: stored.phone,
    area: area ?? blank,
    flat_no: stored.flatNo ?? blank,
    address_type: stored.addressType,
    address_line: stored.addressLine,
    address_line2: stored.addressLine2,
    post_code: stored.postCode ?? blank,
    is_default: stored.isDefault,
    latitude: toCoordinate(isLater ? stored.latitude : stored.longitude),
    ...fieldsSince<Schemas['Address']>(world, 'R2', () => ({ email: stored.email })),
    ...fieldsSince<Schemas['Address']>(world, 'R3', () => ({
      longitude: toCoordinate(stored.longitude),
      area_id: stored.areaId,
    })),
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
    email: input.email ?? null,
    areaId: input.area_id ?? null,
  };
}

export function toPosition({ latitude, longitude }: Schemas['AddressInput']): Position {
  return { latitude: latitude ?? null, longitude: longitude ?? null };
}
