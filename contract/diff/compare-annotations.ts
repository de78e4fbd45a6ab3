import type { ContractDocument } from '../engine/contract-document.ts';
import { canonicalJson } from './canonical-json.ts';
import { type DiffContext, reportDifference } from './diff-context.ts';

/** Extensions with a comparison of their own. */
const SEPARATELY_COMPARED_EXTENSIONS = new Set([
  'x-file',
  'x-kind',
  'x-invalidates',
  'x-pagination',
  'x-serial',
  'x-populates',
  'x-not-found',
]);

interface Pair<Part extends object> {
  documents: readonly [old: ContractDocument, now: ContractDocument];
  old: Part;
  now: Part;
}

export function compareAnnotations(
  context: DiffContext,
  { documents, old, now }: Pair<object>,
): void {
  const differs = (key: string) =>
    canonicalJson(documents[0], Reflect.get(old, key)) !==
    canonicalJson(documents[1], Reflect.get(now, key));
  const words = ['title', 'summary', 'description', 'tags', 'externalDocs'].filter(differs);
  if (words.length > 0) {
    const text = (part: object) =>
      words.length === 1 ? textOf(Reflect.get(part, words[0] ?? '')) : words.join(', ');
    reportDifference(context, 'description-changed', text(old), text(now));
  }
  if (differs('example') || differs('examples')) {
    reportDifference(context, 'example-changed', undefined, undefined);
  }
  const [was, is] = [old, now].map((part) => Reflect.get(part, 'deprecated') === true);
  if (was !== is) {
    reportDifference(context, is ? 'deprecated' : 'undeprecated', undefined, undefined);
  }
  const extensions = new Set([...Object.keys(old), ...Object.keys(now)]);
  for (const key of extensions) {
    if (!key.startsWith('x-') || SEPARATELY_COMPARED_EXTENSIONS.has(key) || !differs(key)) continue;
    reportDifference(
      context,
      'extension-changed',
      extensionText(key, old),
      extensionText(key, now),
    );
  }
}

function extensionText(key: string, part: object): string | undefined {
  const text = textOf(Reflect.get(part, key));
  return text === undefined ? undefined : `${key}: ${text}`;
}

export function textOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : JSON.stringify(value);
}
