import type { FormError } from '../../../contract/engine/form-messages.ts';
import { isSince } from '../world/release.ts';
import type { World } from '../world/world.ts';

/** R4 needs an address or a position. Fields may be missing or of the wrong type. */
export function findCheckoutErrors(
  world: World,
  form: Readonly<Record<string, unknown>>,
): FormError[] {
  if (!isSince(world, 'R4') || typeof form['address_id'] === 'number') return [];
  return ['latitude', 'longitude'].flatMap((field) =>
    typeof form[field] === 'number'
      ? []
      : [{ field, text: `The ${field} field is required when address id is not present.` }],
  );
}
