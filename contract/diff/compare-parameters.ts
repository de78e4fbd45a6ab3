import { type ContractDocument, resolveRef, type Parameter } from '../engine/contract-document.ts';
import { compareAnnotations } from './compare-annotations.ts';
import type { CompareSchemas } from './compare-schemas.ts';
import type { ListedOperation } from '../engine/list-operations.ts';
import { type DiffContext, reportDifference } from './diff-context.ts';

type FullParameter = Parameter & { style?: string; explode?: boolean; allowReserved?: boolean };

/** Default styles by `in`; `simple` for the others. */
const STYLES: Readonly<Record<string, string>> = { query: 'form', cookie: 'form' };

export function createParameterComparison(
  documents: readonly [old: ContractDocument, now: ContractDocument],
  compareSchemas: CompareSchemas,
) {
  return (around: DiffContext, old: ListedOperation, now: ListedOperation): void => {
    const was = old.parameters.map((node) => ({
      node,
      full: resolveRef<FullParameter>(documents[0], node),
    }));
    const is = now.parameters.map((node) => ({
      node,
      full: resolveRef<FullParameter>(documents[1], node),
    }));
    const renamed = renamedPathParameters(old.path, now.path);
    const added = new Set(is);
    for (const { node, full } of was) {
      const name = full.in === 'path' ? (renamed.get(full.name) ?? full.name) : full.name;
      const match =
        is.find((one) => one.full.in === full.in && isNamed(one.full, name)) ??
        [...added].find((one) => one.full.name === full.name && !has(was, one.full));
      const context = contextOf(around, match?.node ?? node, match?.full ?? full);
      if (!match) {
        // A removed path parameter is reported as a moved operation.
        if (full.in !== 'path')
          reportDifference(context, 'parameter-removed', full.name, undefined);
        continue;
      }
      added.delete(match);
      if (match.full.in !== full.in)
        reportDifference(context, 'parameter-moved', full.in, match.full.in);
      if (match.full.name !== full.name && full.in === 'path') {
        reportDifference(context, 'path-parameter-renamed', full.name, match.full.name);
      }
      compareParameter(context, full, match.full);
    }
    for (const { node, full } of added) {
      if (full.in === 'path') continue;
      const code = full.required === true ? 'parameter-required-added' : 'parameter-added';
      reportDifference(contextOf(around, node, full), code, undefined, full.name);
    }
  };

  function compareParameter(context: DiffContext, old: FullParameter, now: FullParameter): void {
    const words = [old, now].map(({ required }) => (required === true ? 'required' : 'optional'));
    if (words[0] !== words[1]) {
      reportDifference(context, `parameter-${words[1] ?? ''}`, words[0], words[1]);
    }
    const styles = [old, now].map(styleOf);
    if (old.in === now.in && styles[0] !== styles[1]) {
      reportDifference(context, 'parameter-style', styles[0], styles[1]);
    }
    compareAnnotations(context, { documents, old, now });
    const inside = { ...context, pointer: `${context.pointer}/schema` };
    compareSchemas(inside, old.schema ?? {}, now.schema ?? {});
  }
}

function has(parameters: readonly { full: FullParameter }[], other: FullParameter): boolean {
  return parameters.some(({ full }) => full.in === other.in && full.name === other.name);
}

/** Header names are case-insensitive. */
function isNamed(parameter: FullParameter, name: string): boolean {
  return parameter.in === 'header'
    ? parameter.name.toLowerCase() === name.toLowerCase()
    : parameter.name === name;
}

function contextOf(around: DiffContext, node: Parameter, full: FullParameter): DiffContext {
  return {
    ...around,
    part: `${full.in} parameter ${full.name}`,
    pointer: node.$ref ?? `${around.pointer}/parameters/${full.name}`,
  };
}

function styleOf({ in: part, style, explode, allowReserved = false }: FullParameter): string {
  const own = style ?? STYLES[part] ?? 'simple';
  const reserved = allowReserved ? ', reserved characters unescaped' : '';
  return `${own}, ${(explode ?? own === 'form') ? 'repeated' : 'in one string'}${reserved}`;
}

/** Maps old to new names of path parameters. */
function renamedPathParameters(old: string, now: string): Map<string, string> {
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
