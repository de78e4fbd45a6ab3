import type { Contract } from '../../contract/engine/contract.ts';

/** Failures without a status: no response, a dropped connection, broken JSON, half a body. */
export const FAILURE_KINDS = ['hang', 'drop', 'broken-json', 'cut'] as const;

export type FailureKind = number | (typeof FAILURE_KINDS)[number];

export interface Failure {
  /** An operationId, or `*` for every operation that documents the status. */
  operation: string;
  /** If left out, only the delay applies. */
  status?: FailureKind;
  /** Name of a documented example; the first if left out. */
  example?: string;
  /** Milliseconds. */
  delay?: number;
  /** Number of failing calls; all if left out. */
  times?: number;
  /** Number of calls that succeed first. */
  after?: number;
}

/**
 * Validates a failure against the contract. Returns an error that starts with the field, or
 * undefined.
 */
export function validateFailure(contract: Contract, failure: Failure): string | undefined {
  const { operation: id, status, example, delay } = failure;
  if (status === undefined && delay === undefined) {
    return 'status: it is missing. Give a status, or a delay to slow the operation down.';
  }
  const chosen =
    id === '*' ? [...contract.operations.values()] : [contract.operations.get(id) ?? []].flat();
  if (chosen.length === 0) {
    return `operation: the contract has no operation "${id}". See /__mock/operations.`;
  }
  if (typeof status !== 'number') {
    return example === undefined
      ? undefined
      : `example: only a documented status has examples. Leave "${example}" out.`;
  }
  const responses = chosen.flatMap(({ responses: known }) => known.get(status) ?? []);
  if (responses.length === 0) {
    const known = new Set(chosen.flatMap(({ responses: each }) => [...each.keys()]));
    const name = id === '*' ? 'no operation' : id;
    const all = [...known].toSorted((one, other) => one - other).join(', ');
    return id === '*'
      ? `status: ${name} documents ${status}; there are ${all}.`
      : `status: ${name} documents no ${status}; it has ${all}.`;
  }
  if (example === undefined) return undefined;
  const names = new Set(
    responses.flatMap(({ types }) =>
      [...types.values()].flatMap((media) => [...media.examples.keys()]),
    ),
  );
  if (names.has(example)) return undefined;
  return `example: ${id} ${status} has no example "${example}"; it has ${[...names].join(', ')}.`;
}

export interface InjectedFailure {
  readonly delay: number;
  readonly failure: Failure | undefined;
}

/** Counts a call against the failures, in order. Delays add up until one of them fails it. */
export function consumeFailure(
  failures: Failure[],
  operation: string,
  hasStatus: (status: number) => boolean,
): InjectedFailure {
  let delay = 0;
  for (const failure of failures.slice()) {
    if (!matches(failure, operation, hasStatus)) continue;
    if (failure.after !== undefined && failure.after > 0) {
      failure.after -= 1;
      continue;
    }
    countDown(failures, failure);
    delay += failure.delay ?? 0;
    if (failure.status !== undefined) return { delay, failure };
  }
  return { delay, failure: undefined };
}

function matches(
  { operation: target, status }: Failure,
  operation: string,
  hasStatus: (status: number) => boolean,
): boolean {
  if (target !== '*') return target === operation;
  return typeof status !== 'number' || hasStatus(status);
}

function countDown(failures: Failure[], failure: Failure): void {
  if (failure.times === undefined) return;
  failure.times -= 1;
  if (failure.times <= 0) failures.splice(failures.indexOf(failure), 1);
}
