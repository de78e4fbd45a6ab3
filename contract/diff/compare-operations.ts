import {
  type ContractDocument,
  resolveRef,
  type Header,
  type MediaType,
  type OperationObject,
  type ResponseObject,
} from '../engine/contract-document.ts';
import { type ListedOperation, signatureOf } from '../engine/list-operations.ts';
import { escapePointerKey } from '../lib/json-pointer.ts';
import { canonicalJson, createReferenceComparison } from './canonical-json.ts';
import type { Report } from './change.ts';
import { compareAnnotations, textOf } from './compare-annotations.ts';
import { createParameterComparison } from './compare-parameters.ts';
import { type CompareSchemas, createSchemaComparison } from './compare-schemas.ts';
import { compareSecurity } from './compare-security.ts';
import { type DiffContext, reportDifference } from './diff-context.ts';

export function createOperationComparison(
  documents: readonly [old: ContractDocument, now: ContractDocument],
  report: Report,
) {
  const compareSchemas = createSchemaComparison(documents);
  const isSame = createReferenceComparison(documents);
  const compareParameters = createParameterComparison(documents, compareSchemas);

  return (old: ListedOperation, now: ListedOperation): void => {
    const context: DiffContext = {
      operation: now.id,
      direction: 'request',
      part: 'operation',
      field: '',
      pointer: now.pointer,
      report,
    };
    if (old.id !== now.id) reportDifference(context, 'operation-renamed', old.id, now.id);
    if (signatureOf(old) !== signatureOf(now)) {
      const line = ({ method, path }: ListedOperation) => `${method.toUpperCase()} ${path}`;
      reportDifference(context, 'operation-moved', line(old), line(now));
    }
    compareAnnotations(context, { documents, old: old.source, now: now.source });
    compareExtensions(context, old, now);
    compareSecurity(
      { ...context, part: 'security' },
      old.source.security ?? documents[0].security,
      now.source.security ?? documents[1].security,
    );
    compareParameters(context, old, now);
    compareRequestBodies(context, old, now);
    compareResponses(context, old, now);
  };

  function compareRequestBodies(
    around: DiffContext,
    old: ListedOperation,
    now: ListedOperation,
  ): void {
    const context = { ...around, part: 'request body', pointer: `${around.pointer}/requestBody` };
    const was = old.source.requestBody && resolveRef(documents[0], old.source.requestBody);
    const is = now.source.requestBody && resolveRef(documents[1], now.source.requestBody);
    if (!was && !is) return;
    if (!was) {
      const isNeeded = is?.required === true;
      const types = Object.keys(is?.content ?? {}).join(', ');
      reportDifference(
        context,
        `request-body-${isNeeded ? 'required-added' : 'added'}`,
        undefined,
        types,
      );
      return;
    }
    if (!is) {
      reportDifference(
        context,
        'request-body-removed',
        Object.keys(was.content).join(', '),
        undefined,
      );
      return;
    }
    if ((was.required ?? false) !== (is.required ?? false)) {
      const words = [was, is].map(({ required }) => (required ? 'required' : 'optional'));
      reportDifference(context, `request-body-${words[1] ?? ''}`, words[0], words[1]);
    }
    compareAnnotations(context, { documents, old: was, now: is });
    compareContents(context, documents, compareSchemas, was.content, is.content);
  }

  function compareResponses(around: DiffContext, old: ListedOperation, now: ListedOperation): void {
    const [was, is] = [old.source.responses, now.source.responses];
    for (const status of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const context: DiffContext = {
        ...around,
        direction: 'response',
        part: `response ${status}`,
        pointer: `${around.pointer}/responses/${status}`,
      };
      const [before, after] = [was[status], is[status]];
      const kind = status.startsWith('2') || status.startsWith('3') ? 'status' : 'refusal';
      if (before && after) {
        if (isSame(before, after)) continue;
        const reference = after.$ref ?? before.$ref;
        const inner = reference === undefined ? context : { ...context, pointer: reference };
        compareResponse(inner, resolveRef(documents[0], before), resolveRef(documents[1], after));
      } else if (after) reportDifference(context, `${kind}-added`, undefined, status);
      else reportDifference(context, `${kind}-removed`, status, undefined);
    }
  }

  function compareResponse(context: DiffContext, old: ResponseObject, now: ResponseObject): void {
    compareAnnotations(context, { documents, old, now });
    compareHeaders(context, old.headers ?? {}, now.headers ?? {});
    const [was, is] = [old.content ?? {}, now.content ?? {}];
    const [had, has] = [Object.keys(was).join(', '), Object.keys(is).join(', ')];
    if (had === '' && has === '') return;
    if (had === '') reportDifference(context, 'response-body-added', undefined, has);
    else if (has === '') reportDifference(context, 'response-body-removed', had, undefined);
    else compareContents(context, documents, compareSchemas, was, is);
  }

  function compareHeaders(
    context: DiffContext,
    old: Record<string, Header>,
    now: Record<string, Header>,
  ): void {
    // Header names are case-insensitive.
    const byName = (headers: Record<string, Header>) =>
      new Map(
        Object.entries(headers).map(([name, header]) => [name.toLowerCase(), { name, header }]),
      );
    const [was, is] = [byName(old), byName(now)];
    for (const key of new Set([...was.keys(), ...is.keys()])) {
      const [before, after] = [was.get(key), is.get(key)];
      const name = after?.name ?? before?.name ?? key;
      const reference = after?.header.$ref ?? before?.header.$ref;
      const inner = {
        ...context,
        part: `${context.part}, header ${name}`,
        pointer: reference ?? `${context.pointer}/headers/${name}`,
      };
      if (!before) {
        reportDifference(
          { ...inner, pointer: context.pointer },
          'response-header-added',
          undefined,
          name,
        );
      } else if (!after) {
        reportDifference(
          { ...inner, pointer: context.pointer },
          'response-header-removed',
          name,
          undefined,
        );
      } else {
        const [one, other] = [
          resolveRef(documents[0], before.header),
          resolveRef(documents[1], after.header),
        ];
        compareAnnotations(inner, { documents, old: one, now: other });
        if ((one.required === true) !== (other.required === true)) {
          const change = other.required === true ? 'required' : 'optional';
          reportDifference(inner, `response-header-${change}`, undefined, undefined);
        }
        compareSchemas(
          { ...inner, pointer: `${inner.pointer}/schema` },
          one.schema ?? {},
          other.schema ?? {},
        );
      }
    }
  }
}

function compareContents(
  context: DiffContext,
  documents: readonly [ContractDocument, ContractDocument],
  compareSchemas: CompareSchemas,
  old: Record<string, MediaType>,
  now: Record<string, MediaType>,
): void {
  for (const type of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const [was, is] = [old[type], now[type]];
    const code = `${context.direction}-media-type-`;
    const inner = { ...context, pointer: `${context.pointer}/content/${escapePointerKey(type)}` };
    if (!was) reportDifference(inner, `${code}added`, undefined, type);
    else if (!is) reportDifference(inner, `${code}removed`, type, undefined);
    else {
      compareAnnotations(inner, { documents, old: was, now: is });
      const encodings = [was, is].map((media) => textOf(Reflect.get(media, 'encoding')));
      if (encodings[0] !== encodings[1]) {
        reportDifference(inner, 'request-encoding-changed', encodings[0], encodings[1]);
      }
      const inside = { ...inner, pointer: `${inner.pointer}/schema` };
      compareSchemas(inside, was.schema ?? {}, is.schema ?? {});
    }
  }
}

function compareExtensions(context: DiffContext, old: ListedOperation, now: ListedOperation): void {
  const kindOf = ({ source, method }: ListedOperation) =>
    source['x-kind'] ?? (method === 'get' ? 'query' : 'mutation');
  if (kindOf(old) !== kindOf(now)) {
    reportDifference(context, 'operation-kind-changed', kindOf(old), kindOf(now));
  }
  const differing = (key: keyof OperationObject) => {
    const texts = [old, now].map(({ source }) => {
      return source[key] === undefined ? undefined : canonicalJson({ paths: {} }, source[key]);
    });
    return texts[0] === texts[1] ? undefined : texts;
  };
  const pages = differing('x-pagination');
  if (pages) reportDifference(context, 'pagination-changed', pages[0], pages[1]);
  const notFound = differing('x-not-found');
  if (notFound) reportDifference(context, 'not-found-changed', notFound[0], notFound[1]);
  for (const key of ['x-serial', 'x-populates'] as const) {
    const notes = differing(key);
    if (notes) reportDifference(context, 'order-of-writes-changed', notes[0], notes[1]);
  }
  const listOf = ({ source }: ListedOperation) => source['x-invalidates'] ?? [];
  const removed = listOf(old).filter((id) => !listOf(now).includes(id));
  const added = listOf(now).filter((id) => !listOf(old).includes(id));
  if (removed.length > 0)
    reportDifference(context, 'invalidates-removed', removed.join(', '), undefined);
  if (added.length > 0) reportDifference(context, 'invalidates-added', undefined, added.join(', '));
}
