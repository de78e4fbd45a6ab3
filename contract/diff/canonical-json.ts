import { type ContractDocument, resolveRef } from '../engine/contract-document.ts';

/** Serializes a value independently of key order and references. */
export function canonicalJson(document: ContractDocument, value: unknown): string {
  return write(document, value, []);
}

function write(document: ContractDocument, value: unknown, ancestors: readonly object[]): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  // A recursive value is written as the number of levels up.
  const depth = ancestors.indexOf(value);
  if (depth >= 0) return `"^${ancestors.length - depth}"`;
  const inside = [...ancestors, value];
  if (Array.isArray(value)) {
    return `[${value.map((one) => write(document, one, inside)).join(',')}]`;
  }
  if ('$ref' in value) {
    const { $ref, ...siblings } = value;
    const target = resolveRef(document, { $ref });
    if (Object.keys(siblings).length === 0) return write(document, target, inside);
    if (ancestors.includes(target)) return `"^${ancestors.length - ancestors.indexOf(target)}"`;
    return write(document, { ...target, ...siblings }, [...inside, target]);
  }
  const pairs = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${write(document, inner, inside)}`);
  return `{${pairs.join(',')}}`;
}

/** Creates a cached comparison of components by name. */
export function createReferenceComparison(
  documents: readonly [ContractDocument, ContractDocument],
) {
  const isSameByReference = new Map<string, boolean>();
  return (old: { $ref?: string }, now: { $ref?: string }): boolean => {
    const { $ref } = old;
    if ($ref === undefined || $ref !== now.$ref) return false;
    if (Object.keys(old).length > 1 || Object.keys(now).length > 1) return false;
    const before = isSameByReference.get($ref);
    if (before !== undefined) return before;
    const isSame = canonicalJson(documents[0], old) === canonicalJson(documents[1], now);
    isSameByReference.set($ref, isSame);
    return isSame;
  };
}
