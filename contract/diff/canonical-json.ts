import { type ContractDocument, follow } from '../engine/contract-document.ts';

/** A text that is the same for the same value, whatever the order of its keys and however it is referred to. */
export function canonical(document: ContractDocument, value: unknown): string {
  return write(document, value, []);
}

function write(document: ContractDocument, value: unknown, above: readonly object[]): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  // What stands inside itself is written by how far up it begins.
  const depth = above.indexOf(value);
  if (depth >= 0) return `"^${above.length - depth}"`;
  const inside = [...above, value];
  if (Array.isArray(value)) {
    return `[${value.map((one) => write(document, one, inside)).join(',')}]`;
  }
  if ('$ref' in value) {
    const { $ref, ...siblings } = value;
    const target = follow(document, { $ref });
    if (Object.keys(siblings).length === 0) return write(document, target, inside);
    if (above.includes(target)) return `"^${above.length - above.indexOf(target)}"`;
    return write(document, { ...target, ...siblings }, [...inside, target]);
  }
  const pairs = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${write(document, inner, inside)}`);
  return `{${pairs.join(',')}}`;
}

/** Tells whether a component says the same in both documents; worked out once for each. */
export function createSameness(documents: readonly [ContractDocument, ContractDocument]) {
  const known = new Map<string, boolean>();
  return (old: { $ref?: string }, now: { $ref?: string }): boolean => {
    const { $ref } = old;
    if ($ref === undefined || $ref !== now.$ref) return false;
    if (Object.keys(old).length > 1 || Object.keys(now).length > 1) return false;
    const before = known.get($ref);
    if (before !== undefined) return before;
    const isSame = canonical(documents[0], old) === canonical(documents[1], now);
    known.set($ref, isSame);
    return isSame;
  };
}
