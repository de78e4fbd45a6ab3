import { existsSync, readFileSync } from 'node:fs';
import type { Coverage } from '../coverage/coverage.ts';
import { errorMessage } from '../lib/error-message.ts';
import { UsageError } from '../lib/exit-codes.ts';
import { isRecord } from '../lib/is-record.ts';
import { type CheckName, dependsOnAttempt, type Finding } from './finding.ts';

/** A known violation, without what differs between runs. */
export interface KnownViolation {
  operation: string;
  /** Null if there was no response. */
  status: number | null;
  check: string;
  code: string;
  /** JSON pointer with `*` for list items. */
  pointer: string;
  /** JSON pointer to the rule of the contract. */
  rule: string;
  /** Only if each invalid request is a violation of its own. */
  attempt?: string;
}

export interface BaselineComparison {
  /** Findings that the baseline contains. */
  known: Finding[];
  /** Violations of checked operations that no longer occur. */
  fixed: KnownViolation[];
}

interface Run {
  findings: readonly Finding[];
  operations: readonly string[];
  skipped: readonly { operation: string; what: string }[];
  coverage: Coverage;
  calls?: readonly string[];
  verifiedWrites?: readonly string[];
}

/** Checks that validate the content of responses with a certain status. */
const CONTENT_CHECKS: ReadonlySet<string> = new Set<CheckName>([
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'undeclared_fields',
  'response_body_readable',
  'pagination_conformance',
]);

/** Checks of the effect of a write, which a run skips if the write fails. */
const EFFECT_CHECKS: ReadonlySet<string> = new Set<CheckName>([
  'use_after_free',
  'ensure_resource_availability',
]);

const VERSION = 1;

/** @throws UsageError if the file is missing or not a baseline. */
export function readBaseline(file: string): KnownViolation[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`Failed to read the baseline ${file}: ${errorMessage(error)}.`);
  }
  const { version, violations } = isRecord(content) ? content : {};
  if (version !== VERSION || !Array.isArray(violations) || !violations.every(isViolation)) {
    throw new UsageError(`${file} is not a baseline of this version. Use --write-baseline.`);
  }
  return violations;
}

function isViolation(value: unknown): value is KnownViolation {
  const names = ['operation', 'check', 'code', 'pointer', 'rule'];
  return isRecord(value) && names.every((name) => typeof value[name] === 'string');
}

/** Splits the findings of a run into new and known ones. */
export function compareWithBaseline(
  baseline: readonly KnownViolation[],
  run: Run,
): BaselineComparison & { added: Finding[] } {
  const keys = new Set(baseline.map(keyOf));
  const found = new Set(run.findings.map((finding) => keyOf(toViolation(finding))));
  const isKnown = (finding: Finding) => keys.has(keyOf(toViolation(finding)));
  return {
    added: run.findings.filter((finding) => !isKnown(finding)),
    known: run.findings.filter(isKnown),
    fixed: baseline.filter((one) => !found.has(keyOf(one)) && isChecked(one, run)),
  };
}

/**
 * Formats a baseline with one violation per line, sorted. Keeps the violations in the file that the
 * run did not check.
 */
export function formatBaseline(file: string, run: Run): { text: string; count: number } {
  const old = existsSync(file) ? readBaseline(file) : [];
  const lines = [...run.findings.map(toViolation), ...old.filter((one) => !isChecked(one, run))]
    .map(keyOf)
    .toSorted((one, other) => (one < other ? -1 : 1));
  const unique = [...new Set(lines)];
  const violations = unique.map((line) => `\n    ${line}`).join(',');
  return {
    text: `{\n  "version": ${VERSION},\n  "violations": [${violations}${violations && '\n  '}]\n}\n`,
    count: unique.length,
  };
}

/** Whether the run would have found the violation. */
function isChecked(
  { operation, check, status }: KnownViolation,
  { operations, skipped, coverage, calls = [], verifiedWrites = [] }: Run,
): boolean {
  if (check === 'realtime_conformance') return coverage.events !== undefined;
  if (check === 'undocumented_operation') return calls.includes(operation);
  if (EFFECT_CHECKS.has(check)) return verifiedWrites.includes(operation);
  const isContentMissing =
    CONTENT_CHECKS.has(check) && coverage.statuses.missing.includes(`${operation} ${status}`);
  return (
    operations.includes(operation) &&
    !isContentMissing &&
    !coverage.operations.missing.includes(operation) &&
    !skipped.some((one) => one.operation === operation && one.what === 'everything')
  );
}

function toViolation(finding: Finding): KnownViolation {
  const { operation, status, check, code, pointer, contract, attempt } = finding;
  return {
    operation,
    status: status ?? null,
    check,
    code,
    pointer,
    rule: contract,
    ...(dependsOnAttempt(check) ? { attempt } : {}),
  };
}

/** Also the line in the file. */
function keyOf({ operation, status, check, code, pointer, rule, attempt }: KnownViolation): string {
  return JSON.stringify({ operation, status, check, code, pointer, rule, attempt });
}
