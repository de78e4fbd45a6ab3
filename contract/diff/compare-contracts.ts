import type { ContractDocument } from '../engine/contract-document.ts';
import { canonical } from './canonical-json.ts';
import type { Change, Report } from './change.ts';
import { textOf } from './compare-annotations.ts';
import { createOperationComparison } from './compare-operations.ts';
import { gatherChanges } from './group-changes.ts';
import { addressOf, type ListedOperation, listOperations } from '../engine/list-operations.ts';

/**
 * Names what changed from one bundled contract to another, the gravest first (API-13). Only what is said counts: neither the
 * order nor the way in which parts are referred to.
 */
export function compareContracts(old: ContractDocument, now: ContractDocument): Change[] {
  const { report, all } = gatherChanges();
  compareFrames(old, now, report);
  const compareOperations = createOperationComparison([old, now], report);
  const [before, after] = [listOperations(old), listOperations(now)];
  const left = new Set(after);
  const gone: ListedOperation[] = [];
  const take = (found: ListedOperation | undefined) => {
    if (found) left.delete(found);
    return found;
  };
  for (const operation of before) {
    const match = take(after.find(({ id }) => id === operation.id));
    if (match) compareOperations(operation, match);
    else gone.push(operation);
  }
  for (const operation of gone) {
    const match = take([...left].find((one) => addressOf(one) === addressOf(operation)));
    if (match) compareOperations(operation, match);
    else {
      const { id, pointer } = operation;
      const place = { operation: id, where: 'operation' };
      report({ code: 'operation-removed', place, old: lineOf(operation), new: undefined, pointer });
    }
  }
  for (const operation of left) {
    const { id, pointer } = operation;
    const place = { operation: id, where: 'operation' };
    report({ code: 'operation-added', place, old: undefined, new: lineOf(operation), pointer });
  }
  return all();
}

function lineOf({ method, path }: ListedOperation): string {
  return `${method.toUpperCase()} ${path}`;
}

/** What stands around the operations. */
function compareFrames(old: ContractDocument, now: ContractDocument, report: Report): void {
  const compare = (
    code: string,
    where: string,
    pointer: string,
    read: (from: object) => unknown,
  ) => {
    if (canonical(old, read(old)) === canonical(now, read(now))) return;
    const place = { operation: '', where };
    report({ code, place, old: textOf(read(old)), new: textOf(read(now)), pointer });
  };
  const from = (source: object, ...keys: string[]): unknown =>
    keys.reduce<unknown>(
      (node, key) =>
        typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined,
      source,
    );
  compare('version-changed', 'version', '#/info/version', (one) => from(one, 'info', 'version'));
  compare('description-changed', 'introduction', '#/info', (one) =>
    ['title', 'summary', 'description'].map((key) => from(one, 'info', key)),
  );
  compare('description-changed', 'tags', '#/tags', (one) => from(one, 'tags'));
  compare('server-changed', 'servers', '#/servers', (one) =>
    ((from(one, 'servers') ?? []) as { url: string }[]).map(({ url }) => url),
  );
  compare('dialect-changed', 'dialect', '#/jsonSchemaDialect', (one) =>
    from(one, 'jsonSchemaDialect'),
  );
  const schemes = (one: object) =>
    (from(one, 'components', 'securitySchemes') ?? {}) as Record<string, object>;
  for (const [name, scheme] of Object.entries(schemes(old))) {
    if (!schemes(now)[name]) continue;
    const pointer = `#/components/securitySchemes/${name}`;
    const where = `security scheme ${name}`;
    compare('security-scheme-changed', where, pointer, (one) => {
      const { description: _, ...rest } = { description: '', ...schemes(one)[name] };
      return rest;
    });
    compare('description-changed', where, pointer, (one) =>
      from(schemes(one)[name] ?? scheme, 'description'),
    );
  }
}
