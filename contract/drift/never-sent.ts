import type { Contract } from '../engine/contract.ts';
import { type Coverage, promisedProperties } from '../coverage/coverage.ts';

/** What the contract promises of good answers and no answer held. */
export interface NeverSent {
  /** Fields that were missing where others beside them came, places in lists as a star. */
  fields: string[];
  /** Lists and objects that were never filled, so that nothing is known of what stands in them. */
  empty: string[];
  /** Operations without a good answer: of them nothing is known. */
  unanswered: string[];
}

/** Sorts what a run has not seen by what that means. */
export function neverSentOf(contract: Contract, { properties, statuses }: Coverage): NeverSent {
  const missing = new Set(properties.missing);
  const unseen = new Set(statuses.missing);
  const unanswered = [...contract.operations.keys()].filter((id) => unseen.has(`${id} 200`));
  const silent = new Set(unanswered);
  const filled = new Set<string>();
  for (const place of promisedProperties(contract)) {
    if (!missing.has(place)) filled.add(containerOf(place));
  }
  const fields: string[] = [];
  const empty = new Set<string>();
  for (const place of missing) {
    if (silent.has(operationOf(place))) continue;
    const container = containerOf(place);
    if (filled.has(container)) fields.push(place);
    // Of what stands inside something unseen the outermost is told.
    else if (!missing.has(ownerOf(container)) && !isInside(container, empty)) empty.add(container);
  }
  return { fields, empty: [...empty], unanswered };
}

function operationOf(place: string): string {
  return place.split(/[/?]/, 1)[0] ?? '';
}

function containerOf(place: string): string {
  return place.slice(0, place.lastIndexOf('/'));
}

/** The field that holds a container: what stands before the places of a list. */
function ownerOf(container: string): string {
  return container.replace(/(\/\*)+$/, '');
}

function isInside(container: string, others: ReadonlySet<string>): boolean {
  return [...others].some((other) => container.startsWith(`${other}/`));
}
