/** What a change does to who was built on the old contract. */
export const WEIGHTS = ['breaking', 'risky', 'harmless'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Requests and answers break in opposite ways: what is sent may widen, what is understood may not; events are as answers. */
export type Direction = 'request' | 'answer' | 'event';

/** Where a change is felt. */
export interface Place {
  /** operationId, or the address of a realtime channel; empty for what concerns the contract as a whole. */
  operation: string;
  /** In words: `answer 200, field data.orders[].order_status`. */
  where: string;
}

/** One difference between two versions; one that many operations share has many places. */
export interface Change {
  /** For `souk-contract explain`. */
  code: string;
  weight: Weight;
  places: Place[];
  /** What stood in the old contract, in short; undefined where nothing did. */
  old: string | undefined;
  /** What stands in the new one. */
  new: string | undefined;
  /** JSON pointer to the component that changed, or to the place in the paths. */
  pointer: string;
}

/** A difference as the comparison meets it. */
export interface Difference extends Omit<Change, 'weight' | 'places'> {
  place: Place;
}

export type Report = (difference: Difference) => void;
