import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import {
  type ContractDocument,
  follow,
  METHODS,
  type Schema,
} from '../engine/contract-document.ts';
import { operationPointer } from '../engine/list-operations.ts';
import { sourceLocation } from '../findings/source-location.ts';
import { escapePointerKey } from '../lib/json-pointer.ts';
import { answerProperties } from './response-properties.ts';
import { readScreens } from './screen-reads.ts';
import type { KnownUses } from './known-uses.ts';
import { operationsInUse } from './operations-in-use.ts';
import { readSources } from '../requests/sample-requests.ts';

/** Something that the contract promises and no screen uses. */
export interface Unused {
  /** An operation, or a schema with its property: `OrderRow.order_status`. */
  name: string;
  /** Operations whose good answers hold it. */
  operations: string[];
  place: string | undefined;
}

/** What the storefront makes of the contract. */
export interface ScreenUse {
  operations: Unused[];
  /** Operations that nothing calls either, and why that is meant. */
  meant: { name: string; why: string }[];
  properties: Unused[];
  /** Properties that nobody reads by name, but that go where names are no longer known. */
  unknowable: Unused[];
  /** How many of each there are at all. */
  of: { operations: number; properties: number; files: number };
  milliseconds: number;
}

/** Where a storefront's program lies. */
export interface ScreenOptions {
  /** Folder with tsconfig.json. */
  root: string;
  /** Folder of the sources, under the root. */
  source: string;
  /** Folder of the generated calls with `schema.d.ts`, under the root. */
  generated: string;
  document: ContractDocument;
  /** What the program cannot show of operations; nothing, if left out. */
  known?: KnownUses;
}

/** Not a screen: tests, what they share, and tools of developers. */
const NO_SCREEN = /\.(test|test-d|property\.test)\.tsx?$|\/testing\/|\/src\/(test|dev)\//;

/** Finds what of the contract no screen uses, by the compiler's own knowledge of the program. */
export function findUnused({
  root,
  source,
  generated,
  document,
  known = { linked: {}, meant: {} },
}: ScreenOptions): ScreenUse {
  const began = performance.now();
  const folder = resolve(root, generated);
  const files = ts.sys
    .readDirectory(join(root, source), ['.ts', '.tsx'])
    .filter((file) => !NO_SCREEN.test(file));
  const schemaFile = join(folder, 'schema.d.ts');
  const program = ts.createProgram([...files, schemaFile], optionsOf(root));
  // Only then do nodes know what they stand in.
  program.getTypeChecker();
  const schema = program.getSourceFile(schemaFile);
  if (!schema) throw new Error(`Failed to read ${schemaFile}. Run \`npm run generate\`.`);
  const screens = files.flatMap((file) =>
    resolve(file).startsWith(folder) ? [] : (program.getSourceFile(file) ?? []),
  );
  const sources = readSources(document);
  const used = operationsInUse(program, screens, folder);
  const { read, lost } = readScreens(program, screens, schema);
  const all = answerProperties(schema, (path) => isLater(document, path));
  const isRead = new Set(
    all.filter(({ declaration }) => read.has(declaration)).map(({ path }) => path.join('.')),
  );
  const uncalled = sources.filter(({ id }) => !used.has(id) && !isRead.has(known.linked[id] ?? ''));
  const paged = pagedPaths(document);

  const unread = all.filter(
    ({ declaration, operations }) =>
      !read.has(declaration) && [...operations].some((id) => used.has(id)),
  );
  const asUnused = (one: (typeof all)[number]): Unused => ({
    name: one.path.join('.'),
    operations: [...one.operations].filter((id) => used.has(id)),
    place: sourceLocation(propertyPointer(one.path)),
  });
  const isPaged = ({ path, operations }: (typeof all)[number]) =>
    [...operations].some((id) => paged.get(id)?.has(path.at(-1) ?? ''));
  const left = unread
    .filter((one) => !isPaged(one))
    .toSorted((one, other) => one.path.join('.').localeCompare(other.path.join('.'), 'en'));
  return {
    operations: uncalled
      .filter(({ id }) => known.meant[id] === undefined)
      .map((one) => ({
        name: one.id,
        operations: [one.id],
        place: sourceLocation(operationPointer(one)),
      })),
    meant: uncalled.flatMap(({ id: name }) => {
      const why = known.meant[name];
      return why === undefined ? [] : [{ name, why }];
    }),
    properties: left.filter(({ declaration }) => !lost.has(declaration)).map(asUnused),
    unknowable: left.filter(({ declaration }) => lost.has(declaration)).map(asUnused),
    of: { operations: sources.length, properties: all.length, files: screens.length },
    milliseconds: Math.round(performance.now() - began),
  };
}

function optionsOf(root: string): ts.CompilerOptions {
  const file = join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, relative('.', root) || '.');
  return { ...options, incremental: false, noEmit: true };
}

/** Names that the pager of the client reads by itself, by operation. */
function pagedPaths(document: ContractDocument): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const item of Object.values(document.paths)) {
    for (const method of METHODS) {
      const { operationId, 'x-pagination': paging } = item[method] ?? {};
      if (operationId === undefined || !paging) continue;
      const names = [paging.items, paging.total ?? ''].flatMap((path) => path.split('.'));
      found.set(operationId, new Set(names));
    }
  }
  return found;
}

/** Later releases' properties are no promise yet. */
function isLater(document: ContractDocument, [name = '', ...rest]: readonly string[]): boolean {
  let schema: Schema | undefined = document.components?.schemas?.[name];
  for (const field of rest) {
    schema = schema && propertyOf(document, schema, field);
    if (schema && 'x-since' in schema) return true;
  }
  return false;
}

function propertyOf(document: ContractDocument, node: Schema, name: string): Schema | undefined {
  const schema = follow(document, node);
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
