import type { ContractDocument } from '../engine/contract-document.ts';
import { canonical } from './canonical-json.ts';
import { type DiffContext, reportDifference } from './diff-context.ts';

/** Extensions that are compared by what they mean. */
const KNOWN = new Set([
  'x-file',
  'x-kind',
  'x-invalidates',
  'x-pagination',
  'x-serial',
  'x-populates',
]);

/** Two versions of a part that people read, each with its document. */
export interface Pair<Part extends object> {
  documents: readonly [old: ContractDocument, now: ContractDocument];
  old: Part;
  now: Part;
}

/** Compares words, examples, deprecation and our extensions. */
export function compareAnnotations(spot: DiffContext, { documents, old, now }: Pair<object>): void {
  const differs = (key: string) =>
    canonical(documents[0], Reflect.get(old, key)) !==
    canonical(documents[1], Reflect.get(now, key));
  const words = ['title', 'summary', 'description', 'tags', 'externalDocs'].filter(differs);
  if (words.length > 0) {
    const text = (part: object) =>
      words.length === 1 ? textOf(Reflect.get(part, words[0] ?? '')) : words.join(', ');
    reportDifference(spot, 'description-changed', text(old), text(now));
  }
  if (differs('example') || differs('examples')) {
    reportDifference(spot, 'example-changed', undefined, undefined);
  }
  const [was, is] = [old, now].map((part) => Reflect.get(part, 'deprecated') === true);
  if (was !== is) reportDifference(spot, is ? 'deprecated' : 'undeprecated', undefined, undefined);
  const extensions = new Set([...Object.keys(old), ...Object.keys(now)]);
  for (const key of extensions) {
    if (!key.startsWith('x-') || KNOWN.has(key) || !differs(key)) continue;
    reportDifference(spot, 'extension-changed', noteOf(key, old), noteOf(key, now));
  }
}

function noteOf(key: string, part: object): string | undefined {
  const text = textOf(Reflect.get(part, key));
  return text === undefined ? undefined : `${key}: ${text}`;
}

/** A value as one short text; undefined for none. */
export function textOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : JSON.stringify(value);
}
