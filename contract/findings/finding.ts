import { sourceLocation } from './source-location.ts';

/** What a finding is about; where Schemathesis has a check of the same meaning, its name is used. */
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

/** One way in which a backend broke the contract; the same one seen again is counted. */
export interface Finding {
  check: CheckName;
  operation: string;
  /** What was sent: `good`, `without a token`, `body lacks email` … */
  attempt: string;
  /** undefined where no answer came. */
  status: number | undefined;
  /** JSON pointer into the answer, places in lists as `*`; empty for the whole. */
  pointer: string;
  /** Code of the fault, for `souk-contract explain`. */
  code: string;
  /** What is wrong, with the value seen. */
  message: string;
  /** JSON pointer to the rule in the bundled contract. */
  contract: string;
  /** File and line of that rule, such as `openapi/schemas/orders.yaml:12`; undefined where it is in no file. */
  place: string | undefined;
  /** A line that repeats the request, secrets left out. */
  curl: string;
  count: number;
}

/** A finding before it is counted and looked up. */
export type NewFinding = Omit<Finding, 'count' | 'place'>;

/** Gathers findings; the same fault at the same place is one finding with a count. */
export function createFindings() {
  const byKey = new Map<string, Omit<Finding, 'place'>>();
  return {
    add(finding: NewFinding) {
      const pointer = finding.pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
      const { check, operation, status, code } = finding;
      // Of a broken schema the same rule may break many ways in: the request does not matter.
      const key = [
        check,
        operation,
        status,
        pointer,
        code,
        isOfAttempt(check) ? finding.attempt : '',
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

/** The rule as reports name it: where it stands, and which it is. */
export function ruleOf({ place, contract }: Pick<Finding, 'place' | 'contract'>): string {
  return place === undefined ? contract : `${place} ${contract}`;
}

function isOfAttempt(check: CheckName): boolean {
  return check === 'negative_data_rejection' || check === 'ignored_auth';
}
