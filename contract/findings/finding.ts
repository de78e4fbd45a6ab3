import { sourceLocation } from './source-location.ts';

/** Uses the names of Schemathesis for checks that it also has. */
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
  | 'realtime_conformance'
  | 'request_conformance'
  | 'undocumented_operation';

/** A violation of the contract by a backend; repeated ones are counted. */
export interface Finding {
  check: CheckName;
  operation: string;
  /** `valid`, `without a token`, `body lacks email` … */
  attempt: string;
  status: number | undefined;
  /** JSON pointer with `*` for list items. */
  pointer: string;
  code: string;
  message: string;
  contract: string;
  /** `file:line` of the rule. */
  location: string | undefined;
  /** Reproduces the request, without secrets. */
  curl: string;
  count: number;
}

export type NewFinding = Omit<Finding, 'count' | 'location'>;

export function createFindings() {
  const byKey = new Map<string, Omit<Finding, 'location'>>();
  return {
    add(finding: NewFinding) {
      const pointer = finding.pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
      const { check, operation, status, code } = finding;
      // Most violations don't depend on the request.
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
        location: sourceLocation(finding.contract),
      })),
  };
}

export function ruleOf({ location, contract }: Pick<Finding, 'location' | 'contract'>): string {
  return location === undefined ? contract : `${location} ${contract}`;
}

/** Whether findings of different requests are different violations. */
export function dependsOnAttempt(check: CheckName): boolean {
  return check === 'negative_data_rejection' || check === 'ignored_auth';
}
