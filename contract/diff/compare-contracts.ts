import type { ContractDocument } from '../engine/contract-document.ts';
import { type ListedOperation, listOperations, signatureOf } from '../engine/list-operations.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Change, Report } from './change.ts';
import { textOf } from './compare-annotations.ts';
import { createOperationComparison } from './compare-operations.ts';
import { groupChanges } from './group-changes.ts';

/**
 * Compares two contracts; key order and `$ref`s don't matter. Returns the most severe changes first
 * (API-13).
 */
export function compareContracts(old: ContractDocument, now: ContractDocument): Change[] {
  const { report, all } = groupChanges();
  compareMetadata(old, now, report);
  const compareOperations = createOperationComparison([old, now], report);
  const [before, after] = [listOperations(old), listOperations(now)];
  const unclaimed = new Set(after);
  const unmatched: ListedOperation[] = [];
  const claimMatch = (found: ListedOperation | undefined) => {
    if (found) unclaimed.delete(found);
    return found;
  };
  for (const operation of before) {
    const match = claimMatch(after.find(({ id }) => id === operation.id));
    if (match) compareOperations(operation, match);
    else unmatched.push(operation);
  }
  for (const operation of unmatched) {
    const match = claimMatch(
      [...unclaimed].find((one) => signatureOf(one) === signatureOf(operation)),
    );
    if (match) compareOperations(operation, match);
    else {
      const { id, pointer } = operation;
      const location = { operation: id, where: 'operation' };
      report({
        code: 'operation-removed',
        location,
        old: requestLine(operation),
        new: undefined,
        pointer,
      });
    }
  }
  for (const operation of unclaimed) {
    const { id, pointer } = operation;
    const location = { operation: id, where: 'operation' };
    report({
      code: 'operation-added',
      location,
      old: undefined,
      new: requestLine(operation),
      pointer,
    });
  }
  return all();
}

function requestLine({ method, path }: ListedOperation): string {
  return `${method.toUpperCase()} ${path}`;
}

function compareMetadata(old: ContractDocument, now: ContractDocument, report: Report): void {
  const compare = (
    code: string,
    where: string,
    pointer: string,
    read: (contract: object) => unknown,
  ) => {
    if (canonicalJson(old, read(old)) === canonicalJson(now, read(now))) return;
    const location = { operation: '', where };
    report({ code, location, old: textOf(read(old)), new: textOf(read(now)), pointer });
  };
  const valueAt = (source: object, ...keys: string[]): unknown =>
    keys.reduce<unknown>(
      (node, key) =>
        typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined,
      source,
    );
  compare('version-changed', 'version', '#/info/version', (one) => valueAt(one, 'info', 'version'));
  compare('description-changed', 'introduction', '#/info', (one) =>
    ['title', 'summary', 'description'].map((key) => valueAt(one, 'info', key)),
  );
  compare('description-changed', 'tags', '#/tags', (one) => valueAt(one, 'tags'));
  compare('server-changed', 'servers', '#/servers', (one) =>
    ((valueAt(one, 'servers') ?? []) as { url: string }[]).map(({ url }) => url),
  );
  compare('dialect-changed', 'dialect', '#/jsonSchemaDialect', (one) =>
    valueAt(one, 'jsonSchemaDialect'),
  );
  const schemes = (one: object) =>
    (valueAt(one, 'components', 'securitySchemes') ?? {}) as Record<string, object>;
  for (const [name, scheme] of Object.entries(schemes(old))) {
    if (!schemes(now)[name]) continue;
    const pointer = `#/components/securitySchemes/${name}`;
    const where = `security scheme ${name}`;
    compare('security-scheme-changed', where, pointer, (one) => {
      const { description: _, ...rest } = { description: '', ...schemes(one)[name] };
      return rest;
    });
    compare('description-changed', where, pointer, (one) =>
      valueAt(schemes(one)[name] ?? scheme, 'description'),
    );
  }
}
