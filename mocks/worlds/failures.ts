import type { Contract } from '../engine/contract.ts';

/** How an operation is to fail: a documented status, no answer, a broken connection or broken JSON. */
export type FailureKind = number | 'hang' | 'drop' | 'broken-json';

/** A failure that a world's operation is asked to show. */
export interface Failure {
  operation: string;
  status: FailureKind;
  /** How often; for ever when left out. */
  times?: number;
}

/** Checks a failure against the contract. Returns what is wrong with it, or undefined. */
export function refuseFailure(contract: Contract, failure: Failure): string | undefined {
  const operation = contract.operations.get(failure.operation);
  if (!operation) return `failures: the contract has no operation "${failure.operation}".`;
  const { status } = failure;
  if (typeof status !== 'number') return undefined;
  if (operation.answers.has(status)) return undefined;
  const known = [...operation.answers.keys()].join(', ');
  return `failures: ${failure.operation} documents no ${status}; it has ${known}.`;
}

/** Takes the next failure due for an operation. */
export function takeFailure(failures: Failure[], operation: string): Failure | undefined {
  const index = failures.findIndex((failure) => failure.operation === operation);
  const failure = failures[index];
  if (failure?.times !== undefined) {
    failure.times -= 1;
    if (failure.times <= 0) failures.splice(index, 1);
  }
  return failure;
}
