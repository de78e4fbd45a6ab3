/** The effect of a change on clients of the old contract. */
export const WEIGHTS = ['breaking', 'risky', 'harmless'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Requests may be widened and responses narrowed without harm; events are like responses. */
export type Direction = 'request' | 'answer' | 'event';

/** A place that a change affects. */
export interface Place {
  /** operationId or address of a realtime channel; empty for the contract as a whole. */
  operation: string;
  /** For people: `answer 200, field data.orders[].order_status`. */
  where: string;
}

/** A difference between two versions, with all places that it affects. */
export interface Change {
  /** For `souk-contract explain`. */
  code: string;
  weight: Weight;
  places: Place[];
  /** The old value in short; undefined where there was none. */
  old: string | undefined;
  /** The new value in short. */
  new: string | undefined;
  /** JSON pointer to the component, or into the paths. */
  pointer: string;
}

/** A difference at one place. */
export interface Difference extends Omit<Change, 'weight' | 'places'> {
  place: Place;
}

export type Report = (difference: Difference) => void;
