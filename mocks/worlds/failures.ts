import type { Contract } from '../../contract/engine/contract.ts';

/** Ways of failing that no status describes: no answer, a cut connection, broken JSON, half a body. */
export const FAILURE_KINDS = ['hang', 'drop', 'broken-json', 'cut'] as const;

/** How an operation is to fail: a documented status or something worse. */
export type FailureKind = number | (typeof FAILURE_KINDS)[number];

/** A failure that a world's operation is asked to show. */
export interface Failure {
  /** An operationId, or `*` for every operation that documents the status. */
  operation: string;
  /** Left out, the operation is slow and nothing else. */
  status?: FailureKind;
  /** Which of the documented examples of the status; the first when left out. */
  example?: string;
  /** Milliseconds before the answer. */
  delay?: number;
  /** How many calls it meets; all when left out. */
  times?: number;
  /** How many calls get through before. */
  after?: number;
}

/** Checks a failure against the contract. Returns what is wrong with it, from the field on, or undefined. */
export function validateFailure(contract: Contract, failure: Failure): string | undefined {
  const { operation: id, status, example, delay } = failure;
  if (status === undefined && delay === undefined) {
    return 'status: missing. Set a status, or a delay to slow down the operation.';
  }
  const chosen =
    id === '*' ? [...contract.operations.values()] : [contract.operations.get(id) ?? []].flat();
  if (chosen.length === 0) {
    return `operation: unknown operation "${id}". See /__mock/operations.`;
  }
  if (typeof status !== 'number') {
    return example === undefined
      ? undefined
      : `example: only a documented status has examples. Omit "${example}".`;
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

/** What the failures of a world do to one call. */
export interface InjectedFailure {
  /** Milliseconds before the answer; 0 for none. */
  readonly delay: number;
  readonly failure: Failure | undefined;
}

/**
 * Counts a call of an operation against the failures, in their order. Delays add up until one of them fails it;
 * `hasStatus` says whether the operation documents a status, for failures of every operation.
 */
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

/** One time less; gone when none is left. */
function countDown(failures: Failure[], failure: Failure): void {
  if (failure.times === undefined) return;
  failure.times -= 1;
  if (failure.times <= 0) failures.splice(failures.indexOf(failure), 1);
}
