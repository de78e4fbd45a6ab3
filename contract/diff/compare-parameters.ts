import { type ContractDocument, follow, type Parameter } from '../engine/contract-document.ts';
import { compareAnnotations } from './compare-annotations.ts';
import type { CompareSchemas } from './compare-schemas.ts';
import type { ListedOperation } from '../engine/list-operations.ts';
import { type DiffContext, reportDifference } from './diff-context.ts';

type Full = Parameter & { style?: string; explode?: boolean; allowReserved?: boolean };

/** What a parameter without a style has, by its part of the request. */
const STYLES: Readonly<Record<string, string>> = { query: 'form', cookie: 'form' };

/** A comparison of the parameters of two operations. */
export function createParameterComparison(
  documents: readonly [old: ContractDocument, now: ContractDocument],
  compareSchemas: CompareSchemas,
) {
  return (around: DiffContext, old: ListedOperation, now: ListedOperation): void => {
    const was = old.parameters.map((node) => ({ node, full: follow<Full>(documents[0], node) }));
    const is = now.parameters.map((node) => ({ node, full: follow<Full>(documents[1], node) }));
    const renamed = renamedPlaces(old.path, now.path);
    const left = new Set(is);
    for (const { node, full } of was) {
      const name = full.in === 'path' ? (renamed.get(full.name) ?? full.name) : full.name;
      const match =
        is.find((one) => one.full.in === full.in && isNamed(one.full, name)) ??
        [...left].find((one) => one.full.name === full.name && !has(was, one.full));
      const spot = spotOf(around, match?.node ?? node, match?.full ?? full);
      if (!match) {
        // With the place in the address gone the call has moved, which is said.
        if (full.in !== 'path') reportDifference(spot, 'parameter-removed', full.name, undefined);
        continue;
      }
      left.delete(match);
      if (match.full.in !== full.in)
        reportDifference(spot, 'parameter-moved', full.in, match.full.in);
      if (match.full.name !== full.name && full.in === 'path') {
        reportDifference(spot, 'path-parameter-renamed', full.name, match.full.name);
      }
      compareParameter(spot, full, match.full);
    }
    for (const { node, full } of left) {
      if (full.in === 'path') continue;
      const code = full.required === true ? 'parameter-required-added' : 'parameter-added';
      reportDifference(spotOf(around, node, full), code, undefined, full.name);
    }
  };

  function compareParameter(spot: DiffContext, old: Full, now: Full): void {
    const words = [old, now].map(({ required }) => (required === true ? 'required' : 'optional'));
    if (words[0] !== words[1])
      reportDifference(spot, `parameter-${words[1] ?? ''}`, words[0], words[1]);
    const styles = [old, now].map(styleOf);
    if (old.in === now.in && styles[0] !== styles[1]) {
      reportDifference(spot, 'parameter-style', styles[0], styles[1]);
    }
    compareAnnotations(spot, { documents, old, now });
    const inside = { ...spot, pointer: `${spot.pointer}/schema` };
    compareSchemas(inside, old.schema ?? {}, now.schema ?? {});
  }
}

function has(parameters: readonly { full: Full }[], wanted: Full): boolean {
  return parameters.some(({ full }) => full.in === wanted.in && full.name === wanted.name);
}

/** Names of headers do not mind their case. */
function isNamed(parameter: Full, name: string): boolean {
  return parameter.in === 'header'
    ? parameter.name.toLowerCase() === name.toLowerCase()
    : parameter.name === name;
}

function spotOf(around: DiffContext, node: Parameter, full: Full): DiffContext {
  return {
    ...around,
    part: `${full.in} parameter ${full.name}`,
    pointer: node.$ref ?? `${around.pointer}/parameters/${full.name}`,
  };
}

function styleOf({ in: part, style, explode, allowReserved = false }: Full): string {
  const own = style ?? STYLES[part] ?? 'simple';
  const reserved = allowReserved ? ', reserved characters as they are' : '';
  return `${own}, ${(explode ?? own === 'form') ? 'each by itself' : 'in one text'}${reserved}`;
}

/** Places in the address by their old names, where only the name is another. */
function renamedPlaces(old: string, now: string): Map<string, string> {
  const [was, is] = [old, now].map((path) => path.split('/'));
  const names = new Map<string, string>();
  for (const [index, part] of (was ?? []).entries()) {
    const other = is?.[index];
    if (part.startsWith('{') && other?.startsWith('{')) {
      names.set(part.slice(1, -1), other.slice(1, -1));
    }
  }
  return names;
}
