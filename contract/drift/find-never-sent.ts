import type { Contract } from '../engine/contract.ts';
import { type Coverage, documentedProperties } from '../coverage/coverage.ts';

/** Documented parts of successful responses that no response contained. */
export interface NeverSent {
  /** Fields that were missing although their siblings were sent; `*` for list items. */
  fields: string[];
  /** Lists and objects that were always empty. */
  empty: string[];
  /** Operations without a successful response. */
  unanswered: string[];
}

export function findNeverSent(contract: Contract, { properties, statuses }: Coverage): NeverSent {
  const missing = new Set(properties.missing);
  const unseen = new Set(statuses.missing);
  const unanswered = [...contract.operations.keys()].filter((id) => unseen.has(`${id} 200`));
  const unansweredIds = new Set(unanswered);
  const filled = new Set<string>();
  for (const propertyPath of documentedProperties(contract)) {
    if (!missing.has(propertyPath)) filled.add(containerOf(propertyPath));
  }
  const fields: string[] = [];
  const empty = new Set<string>();
  for (const propertyPath of missing) {
    if (unansweredIds.has(operationOf(propertyPath))) continue;
    const container = containerOf(propertyPath);
    if (filled.has(container)) fields.push(propertyPath);
    // Only the outermost unseen container is reported.
    else if (!missing.has(ownerOf(container)) && !isInside(container, empty)) empty.add(container);
  }
  return { fields, empty: [...empty], unanswered };
}

function operationOf(propertyPath: string): string {
  return propertyPath.split(/[/?]/, 1)[0] ?? '';
}

function containerOf(propertyPath: string): string {
  return propertyPath.slice(0, propertyPath.lastIndexOf('/'));
}

function ownerOf(container: string): string {
  return container.replace(/(\/\*)+$/, '');
}

function isInside(container: string, others: ReadonlySet<string>): boolean {
  return [...others].some((other) => container.startsWith(`${other}/`));
}
