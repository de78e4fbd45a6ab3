import type { components } from '../../generated/schema.d.ts';
import type { DeliveryArea } from '../../fixtures/settings/settings-types.ts';
import { isSince } from '../world/release.ts';
import type { World } from '../world/world.ts';

export function findDeliveryArea(world: World, id: number | null): DeliveryArea | undefined {
  return world.base.settings.deliveryAreas.find((area) => area.id === id);
}

/** Serializes the areas by name. */
export function serializeAreas(world: World): components['schemas']['Area'][] {
  return world.base.settings.deliveryAreas
    .map(({ id, name, charge }) => ({ id, name, delivery_amount: charge }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * Returns the delivery charge by area, 0 for an unknown one. Undefined in R1 and R2, whose charge
 * depends on the quantity. R4 delivers free if `hasDigital`. Distance and weight prices are off.
 */
export function chargeByArea(
  world: World,
  areaId: number | null,
  hasDigital: boolean,
): number | undefined {
  if (!isSince(world, 'R3')) return undefined;
  if (isSince(world, 'R4') && hasDigital) return 0;
  return findDeliveryArea(world, areaId)?.charge ?? 0;
}
