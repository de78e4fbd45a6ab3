/** The effect of a change on clients of the old contract. */
export const SEVERITIES = ['breaking', 'risky', 'harmless'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Requests can be widened and responses narrowed safely; events behave like responses. */
export type Direction = 'request' | 'response' | 'event';

export interface ChangeLocation {
  /** operationId or channel address; empty for the contract itself. */
  operation: string;
  /** Display text, such as `response 200, field data.orders[].order_status`. */
  where: string;
}

export interface Change {
  code: string;
  severity: Severity;
  locations: ChangeLocation[];
  old: string | undefined;
  new: string | undefined;
  pointer: string;
}

export interface Difference extends Omit<Change, 'severity' | 'locations'> {
  location: ChangeLocation;
}

export type Report = (difference: Difference) => void;
