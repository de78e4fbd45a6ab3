import {
  type ContractDocument,
  follow,
  type Header,
  type MediaType,
  type OperationObject,
  type ResponseObject,
} from '../engine/contract-document.ts';
import { canonical, createSameness } from './canonical-json.ts';
import type { Report } from './change.ts';
import { compareAnnotations, textOf } from './compare-annotations.ts';
import { createParameterComparison } from './compare-parameters.ts';
import { type CompareSchemas, createSchemaComparison } from './compare-schemas.ts';
import { compareSecurity } from './compare-security.ts';
import { addressOf, type ListedOperation } from '../engine/list-operations.ts';
import { escapePointerKey } from '../lib/json-pointer.ts';
import { type DiffContext, reportDifference } from './diff-context.ts';

/** A comparison of operations of two documents. */
export function createOperationComparison(
  documents: readonly [old: ContractDocument, now: ContractDocument],
  report: Report,
) {
  const compareSchemas = createSchemaComparison(documents);
  const isSame = createSameness(documents);
  const compareParameters = createParameterComparison(documents, compareSchemas);

  return (old: ListedOperation, now: ListedOperation): void => {
    const spot: DiffContext = {
      operation: now.id,
      direction: 'request',
      part: 'operation',
      field: '',
      pointer: now.pointer,
      report,
    };
    if (old.id !== now.id) reportDifference(spot, 'operation-renamed', old.id, now.id);
    if (addressOf(old) !== addressOf(now)) {
      const line = ({ method, path }: ListedOperation) => `${method.toUpperCase()} ${path}`;
      reportDifference(spot, 'operation-moved', line(old), line(now));
    }
    compareAnnotations(spot, { documents, old: old.source, now: now.source });
    compareOwnNotes(spot, old, now);
    compareSecurity(
      { ...spot, part: 'security' },
      old.source.security ?? documents[0].security,
      now.source.security ?? documents[1].security,
    );
    compareParameters(spot, old, now);
    compareRequestBodies(spot, old, now);
    compareAnswers(spot, old, now);
  };

  function compareRequestBodies(
    around: DiffContext,
    old: ListedOperation,
    now: ListedOperation,
  ): void {
    const spot = { ...around, part: 'request body', pointer: `${around.pointer}/requestBody` };
    const was = old.source.requestBody && follow(documents[0], old.source.requestBody);
    const is = now.source.requestBody && follow(documents[1], now.source.requestBody);
    if (!was && !is) return;
    if (!was) {
      const isNeeded = is?.required === true;
      const types = Object.keys(is?.content ?? {}).join(', ');
      reportDifference(
        spot,
        `request-body-${isNeeded ? 'required-added' : 'added'}`,
        undefined,
        types,
      );
      return;
    }
    if (!is) {
      reportDifference(
        spot,
        'request-body-removed',
        Object.keys(was.content).join(', '),
        undefined,
      );
      return;
    }
    if ((was.required ?? false) !== (is.required ?? false)) {
      const words = [was, is].map(({ required }) => (required ? 'required' : 'optional'));
      reportDifference(spot, `request-body-${words[1] ?? ''}`, words[0], words[1]);
    }
    compareAnnotations(spot, { documents, old: was, now: is });
    compareContents(spot, documents, compareSchemas, was.content, is.content);
  }

  function compareAnswers(around: DiffContext, old: ListedOperation, now: ListedOperation): void {
    const [was, is] = [old.source.responses, now.source.responses];
    for (const status of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const spot: DiffContext = {
        ...around,
        direction: 'answer',
        part: `answer ${status}`,
        pointer: `${around.pointer}/responses/${status}`,
      };
      const [before, after] = [was[status], is[status]];
      const kind = status.startsWith('2') || status.startsWith('3') ? 'status' : 'refusal';
      if (before && after) {
        if (isSame(before, after)) continue;
        const reference = after.$ref ?? before.$ref;
        const here = reference === undefined ? spot : { ...spot, pointer: reference };
        compareAnswer(here, follow(documents[0], before), follow(documents[1], after));
      } else if (after) reportDifference(spot, `${kind}-added`, undefined, status);
      else reportDifference(spot, `${kind}-removed`, status, undefined);
    }
  }

  function compareAnswer(spot: DiffContext, old: ResponseObject, now: ResponseObject): void {
    compareAnnotations(spot, { documents, old, now });
    compareHeaders(spot, old.headers ?? {}, now.headers ?? {});
    const [was, is] = [old.content ?? {}, now.content ?? {}];
    const [had, has] = [Object.keys(was).join(', '), Object.keys(is).join(', ')];
    if (had === '' && has === '') return;
    if (had === '') reportDifference(spot, 'answer-body-added', undefined, has);
    else if (has === '') reportDifference(spot, 'answer-body-removed', had, undefined);
    else compareContents(spot, documents, compareSchemas, was, is);
  }

  function compareHeaders(
    spot: DiffContext,
    old: Record<string, Header>,
    now: Record<string, Header>,
  ): void {
    // Names of headers do not mind their case.
    const byName = (headers: Record<string, Header>) =>
      new Map(
        Object.entries(headers).map(([name, header]) => [name.toLowerCase(), { name, header }]),
      );
    const [was, is] = [byName(old), byName(now)];
    for (const key of new Set([...was.keys(), ...is.keys()])) {
      const [before, after] = [was.get(key), is.get(key)];
      const name = after?.name ?? before?.name ?? key;
      const reference = after?.header.$ref ?? before?.header.$ref;
      const here = {
        ...spot,
        part: `${spot.part}, header ${name}`,
        pointer: reference ?? `${spot.pointer}/headers/${name}`,
      };
      if (!before) {
        reportDifference(
          { ...here, pointer: spot.pointer },
          'answer-header-added',
          undefined,
          name,
        );
      } else if (!after) {
        reportDifference(
          { ...here, pointer: spot.pointer },
          'answer-header-removed',
          name,
          undefined,
        );
      } else {
        const [one, other] = [
          follow(documents[0], before.header),
          follow(documents[1], after.header),
        ];
        compareAnnotations(here, { documents, old: one, now: other });
        compareSchemas(
          { ...here, pointer: `${here.pointer}/schema` },
          one.schema ?? {},
          other.schema ?? {},
        );
      }
    }
  }
}

/** Compares bodies by media type. */
function compareContents(
  spot: DiffContext,
  documents: readonly [ContractDocument, ContractDocument],
  compareSchemas: CompareSchemas,
  old: Record<string, MediaType>,
  now: Record<string, MediaType>,
): void {
  for (const type of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const [was, is] = [old[type], now[type]];
    const code = `${spot.direction}-media-type-`;
    const here = { ...spot, pointer: `${spot.pointer}/content/${escapePointerKey(type)}` };
    if (!was) reportDifference(here, `${code}added`, undefined, type);
    else if (!is) reportDifference(here, `${code}removed`, type, undefined);
    else {
      compareAnnotations(here, { documents, old: was, now: is });
      const encodings = [was, is].map((media) => textOf(Reflect.get(media, 'encoding')));
      if (encodings[0] !== encodings[1]) {
        reportDifference(here, 'request-encoding-changed', encodings[0], encodings[1]);
      }
      const inside = { ...here, pointer: `${here.pointer}/schema` };
      compareSchemas(inside, was.schema ?? {}, is.schema ?? {});
    }
  }
}

/** What our own generator reads beside the standard: how a call counts, pages, and what it makes stale. */
function compareOwnNotes(spot: DiffContext, old: ListedOperation, now: ListedOperation): void {
  const kindOf = ({ source, method }: ListedOperation) =>
    source['x-kind'] ?? (method === 'get' ? 'query' : 'mutation');
  if (kindOf(old) !== kindOf(now))
    reportDifference(spot, 'operation-kind-changed', kindOf(old), kindOf(now));
  const differing = (key: keyof OperationObject) => {
    const texts = [old, now].map(({ source }) => {
      return source[key] === undefined ? undefined : canonical({ paths: {} }, source[key]);
    });
    return texts[0] === texts[1] ? undefined : texts;
  };
  const pages = differing('x-pagination');
  if (pages) reportDifference(spot, 'pagination-changed', pages[0], pages[1]);
  for (const key of ['x-serial', 'x-populates'] as const) {
    const notes = differing(key);
    if (notes) reportDifference(spot, 'order-of-writes-changed', notes[0], notes[1]);
  }
  const listOf = ({ source }: ListedOperation) => source['x-invalidates'] ?? [];
  const gone = listOf(old).filter((id) => !listOf(now).includes(id));
  const fresh = listOf(now).filter((id) => !listOf(old).includes(id));
  if (gone.length > 0) reportDifference(spot, 'invalidates-removed', gone.join(', '), undefined);
  if (fresh.length > 0) reportDifference(spot, 'invalidates-added', undefined, fresh.join(', '));
}
