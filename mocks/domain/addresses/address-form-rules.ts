import type { FormError } from '../../../contract/engine/form-messages.ts';
import { findNameErrors } from '../../lib/name-errors.ts';
import { isSince } from '../world/release.ts';
import type { World } from '../world/world.ts';
import { findDeliveryArea } from './delivery-areas.ts';

const MIN_LINE_LENGTH = 10;
const LIMITS = { latitude: 90, longitude: 180 } as const;

/** Checks the rules of R3 and later. Fields may be missing or of the wrong type. */
export function findAddressErrors(
  world: World,
  form: Readonly<Record<string, unknown>>,
): FormError[] {
  if (!isSince(world, 'R3')) return [];
  const { address_line: line, area_id: areaId } = form;
  return [
    ...findNameErrors(form['name']),
    ...(typeof line === 'string' && line.length < MIN_LINE_LENGTH
      ? [
          {
            field: 'address_line',
            text: `The address line field must be at least ${MIN_LINE_LENGTH} characters.`,
          },
        ]
      : []),
    ...findPositionErrors(form, 'latitude'),
    ...findPositionErrors(form, 'longitude'),
    ...(areaId === undefined || areaId === null
      ? [{ field: 'area_id', text: 'The area id field is required.' }]
      : typeof areaId === 'number' && findDeliveryArea(world, areaId)
        ? []
        : [{ field: 'area_id', text: 'The selected area id is invalid.' }]),
  ];
}

function findPositionErrors(
  form: Readonly<Record<string, unknown>>,
  field: keyof typeof LIMITS,
): FormError[] {
  const value = form[field];
  const limit = LIMITS[field];
  if (typeof value !== 'number') return [{ field, text: `The ${field} field is required.` }];
  return Math.abs(value) <= limit
    ? []
    : [{ field, text: `The ${field} field must be between -${limit} and ${limit}.` }];
}
