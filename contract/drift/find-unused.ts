import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import {
  type ContractDocument,
  resolveRef,
  METHODS,
  type Schema,
} from '../engine/contract-document.ts';
import { operationPointer } from '../engine/list-operations.ts';
import { sourceLocation } from '../findings/source-location.ts';
import { escapePointerKey } from '../lib/json-pointer.ts';
import { responseProperties } from './response-properties.ts';
import { collectScreenReads } from './screen-reads.ts';
import type { KnownUses } from './known-uses.ts';
import { operationsInUse } from './operations-in-use.ts';
import { listRequestSpecs } from '../requests/sample-requests.ts';

export interface Unused {
  /** operationId, or schema and property: `OrderRow.order_status`. */
  name: string;
  operations: string[];
  location: string | undefined;
}

export interface ScreenUse {
  operations: Unused[];
  /** Operations that are unused on purpose. */
  meant: { name: string; why: string }[];
  properties: Unused[];
  /** Properties of objects that are passed to untyped code. */
  unknowable: Unused[];
  of: { operations: number; properties: number; files: number };
  milliseconds: number;
}

export interface ScreenOptions {
  root: string;
  source: string;
  generated: string;
  document: ContractDocument;
  known?: KnownUses;
}

/** Tests, their helpers and developer tools; for paths in the repository. */
const NOT_A_SCREEN = /\.(test|test-d|property\.test)\.tsx?$|\/testing\/|\/src\/(test|dev)\//;

/** Finds operations and properties of the contract that no screen uses. */
export function findUnused({
  root,
  source,
  generated,
  document,
  known = { linked: {}, intentional: {} },
}: ScreenOptions): ScreenUse {
  const startedAt = performance.now();
  const folder = resolve(root, generated);
  const files = ts.sys
    .readDirectory(join(root, source), ['.ts', '.tsx'])
    .filter((file) => !NOT_A_SCREEN.test(`/${relative(root, file)}`));
  const schemaFile = join(folder, 'schema.d.ts');
  const program = ts.createProgram([...files, schemaFile], readCompilerOptions(root));
  // Sets the parents of all nodes.
  program.getTypeChecker();
  const schema = program.getSourceFile(schemaFile);
  if (!schema) throw new Error(`Failed to read ${schemaFile}. Run \`npm run generate\`.`);
  const screens = files.flatMap((file) =>
    resolve(file).startsWith(folder) ? [] : (program.getSourceFile(file) ?? []),
  );
  const sources = listRequestSpecs(document);
  const used = operationsInUse(program, screens, folder);
  const { read, untyped } = collectScreenReads(program, screens, schema);
  const all = responseProperties(schema, (path) => isFromLaterRelease(document, path));
  const isRead = new Set(
    all.filter(({ declaration }) => read.has(declaration)).map(({ path }) => path.join('.')),
  );
  const uncalled = sources.filter(({ id }) => !used.has(id) && !isRead.has(known.linked[id] ?? ''));
  const paged = findPagedNames(document);

  const unread = all.filter(
    ({ declaration, operations }) =>
      !read.has(declaration) && [...operations].some((id) => used.has(id)),
  );
  const toUnused = (one: (typeof all)[number]): Unused => ({
    name: one.path.join('.'),
    operations: [...one.operations].filter((id) => used.has(id)),
    location: sourceLocation(propertyPointer(one.path)),
  });
  const isPaged = ({ path, operations }: (typeof all)[number]) =>
    [...operations].some((id) => paged.get(id)?.has(path.at(-1) ?? ''));
  const reported = unread
    .filter((one) => !isPaged(one))
    .toSorted((one, other) => one.path.join('.').localeCompare(other.path.join('.'), 'en'));
  return {
    operations: uncalled
      .filter(({ id }) => known.intentional[id] === undefined)
      .map((one) => ({
        name: one.id,
        operations: [one.id],
        location: sourceLocation(operationPointer(one)),
      })),
    meant: uncalled.flatMap(({ id: name }) => {
      const why = known.intentional[name];
      return why === undefined ? [] : [{ name, why }];
    }),
    properties: reported.filter(({ declaration }) => !untyped.has(declaration)).map(toUnused),
    unknowable: reported.filter(({ declaration }) => untyped.has(declaration)).map(toUnused),
    of: { operations: sources.length, properties: all.length, files: screens.length },
    milliseconds: Math.round(performance.now() - startedAt),
  };
}

function readCompilerOptions(root: string): ts.CompilerOptions {
  const file = join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, relative('.', root) || '.');
  return { ...options, incremental: false, noEmit: true };
}

function findPagedNames(document: ContractDocument): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const item of Object.values(document.paths)) {
    for (const method of METHODS) {
      const { operationId, 'x-pagination': pagination } = item[method] ?? {};
      if (operationId === undefined || !pagination) continue;
      const names = [pagination.items, pagination.total ?? ''].flatMap((path) => path.split('.'));
      found.set(operationId, new Set(names));
    }
  }
  return found;
}

function isFromLaterRelease(
  document: ContractDocument,
  [name = '', ...rest]: readonly string[],
): boolean {
  let schema: Schema | undefined = document.components?.schemas?.[name];
  for (const field of rest) {
    schema = schema && propertyOf(document, schema, field);
    if (schema && ('x-since' in schema || 'x-own' in schema)) return true;
  }
  return false;
}

function propertyOf(document: ContractDocument, node: Schema, name: string): Schema | undefined {
  const schema = resolveRef(document, node);
  const own = schema.properties?.[name];
  if (own) return own;
  const inside = [
    ...(schema.allOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  for (const part of inside) {
    const found = propertyOf(document, part, name);
    if (found) return found;
  }
  return undefined;
}

function propertyPointer([name = '', ...fields]: readonly string[]): string {
  const inside = fields.map((field) => `/properties/${escapePointerKey(field)}`);
  return `#/components/schemas/${name}${inside.join('')}`;
}
