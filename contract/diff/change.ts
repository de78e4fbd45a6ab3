/** The effect of a change on clients of the old contract. */
export const WEIGHTS = ['breaking', 'risky', 'harmless'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Requests can be widened and responses narrowed safely; events behave like responses. */
export type Direction = 'request' | 'response' | 'event';

export interface Place {
  /** operationId or channel address; empty for the contract itself. */
  operation: string;
  /** Display text, such as `response 200, field data.orders[].order_status`. */
  where: string;
}

export interface Change {
  code: string;
  weight: Weight;
  places: Place[];
  old: string | undefined;
  new: string | undefined;
  pointer: string;
}

export interface Difference extends Omit<Change, 'weight' | 'places'> {
  place: Place;
}

export type Report = (difference: Difference) => void;
