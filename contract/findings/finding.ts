import { sourceLocation } from './source-location.ts';

/** Name of the check that failed; the same as in Schemathesis where it has that check. */
export type CheckName =
  | 'not_a_server_error'
  | 'status_code_conformance'
  | 'content_type_conformance'
  | 'response_headers_conformance'
  | 'response_schema_conformance'
  | 'undeclared_fields'
  | 'response_body_readable'
  | 'max_response_time'
  | 'connection'
  | 'negative_data_rejection'
  | 'positive_data_acceptance'
  | 'ignored_auth'
  | 'use_after_free'
  | 'ensure_resource_availability'
  | 'pagination_conformance'
  | 'request_conformance'
  | 'undocumented_operation';

/** A violation of the contract by a backend; repeated ones are counted. */
export interface Finding {
  check: CheckName;
  operation: string;
  /** Name of the attempt: `good`, `without a token`, `body lacks email` … */
  attempt: string;
  /** Undefined where no response came. */
  status: number | undefined;
  /** JSON pointer into the response, with `*` for list items; empty for the whole. */
  pointer: string;
  /** For `souk-contract explain`. */
  code: string;
  /** What is wrong, with the actual value. */
  message: string;
  /** JSON pointer to the rule in the bundled contract. */
  contract: string;
  /** File and line of that rule, such as `openapi/schemas/orders.yaml:12`; undefined if unknown. */
  place: string | undefined;
  /** Command that repeats the request, without secrets. */
  curl: string;
  count: number;
}

/** A finding before it is counted and located. */
export type NewFinding = Omit<Finding, 'count' | 'place'>;

/** Creates a collector of findings that counts repeated ones. */
export function createFindings() {
  const byKey = new Map<string, Omit<Finding, 'place'>>();
  return {
    add(finding: NewFinding) {
      const pointer = finding.pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
      const { check, operation, status, code } = finding;
      // For most checks, the request that showed the violation doesn't matter.
      const key = [
        check,
        operation,
        status,
        pointer,
        code,
        dependsOnAttempt(check) ? finding.attempt : '',
      ].join(' ');
      const known = byKey.get(key);
      if (known) known.count += 1;
      else byKey.set(key, { ...finding, pointer, count: 1 });
    },
    all: (): Finding[] =>
      [...byKey.values()].map((finding) => ({
        ...finding,
        place: sourceLocation(finding.contract),
      })),
  };
}

/** The rule as reports show it: location and pointer. */
export function ruleOf({ place, contract }: Pick<Finding, 'place' | 'contract'>): string {
  return place === undefined ? contract : `${place} ${contract}`;
}

function dependsOnAttempt(check: CheckName): boolean {
  return check === 'negative_data_rejection' || check === 'ignored_auth';
}
