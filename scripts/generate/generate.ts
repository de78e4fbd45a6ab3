import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import {
  emitFieldDecoders,
  type FieldProblem,
  listFieldDecoders,
  toDecodedDocument,
} from './field-decoders.ts';
import { emitFormModules } from './emit-forms.ts';
import { emitAccessModule, emitHookModules, emitUntranslatedFields } from './emit-hooks.ts';
import { emitOperations } from './emit-operations.ts';
import { emitRealtime, emitRealtimeTypes } from './emit-realtime.ts';
import { emitSettingsShape } from './emit-shape.ts';
import { emitTypes } from './emit-types.ts';
import { ContractProblemsError, type Problem } from '../../contract/source/contract-problem.ts';
import type { ContractDocument } from '../../contract/engine/contract-document.ts';
import { listForms } from '../../contract/engine/list-forms.ts';
import {
  bundleContract,
  locateOperation,
  locatePointer,
  readContract,
} from '../../contract/source/read-contract.ts';
import { findUnreferencedFiles } from '../../contract/source/find-unreferenced-files.ts';
import { readRealtime } from '../../contract/source/read-realtime.ts';
import { collectOperations } from './collect-operations.ts';
import type { Operation, OperationProblem } from './operation.ts';

const CLIENT = 'src/api/generated';
const MOCK = 'mocks/generated';
const BUNDLE = 'contract/generated';

/**
 * Returns all generated files by path.
 *
 * @throws ContractProblemsError for errors or warnings of Redocly or our own checks.
 */
export async function generate(root: string): Promise<Map<string, string>> {
  const { document, problems, files: sources } = await readContract(root);
  if (!document || problems.length > 0) throw new ContractProblemsError(problems);
  const { operations, files } = await emitCode(root, document, sources);
  files.set(`${MOCK}/operations.d.ts`, emitOperations(operations));
  files.set(`${CLIENT}/schema.d.ts`, await emitTypes(toDecodedDocument(document)));
  files.set(`${MOCK}/schema.d.ts`, await emitTypes(document));
  return files;
}

/**
 * Returns the files that run, in a fraction of the time: without linting and without types.
 *
 * @throws for a contract with problems, which `generate` explains.
 */
export async function generateCode(root: string): Promise<Map<string, string>> {
  const { document, files: sources } = await bundleContract(root);
  return (await emitCode(root, document, sources)).files;
}

async function emitCode(
  root: string,
  document: ContractDocument,
  sources: readonly string[],
): Promise<{ operations: Operation[]; files: Map<string, string> }> {
  const { operations, problems: operationProblems } = collectOperations(document);
  if (operationProblems.length > 0) {
    throw new ContractProblemsError(locateProblems(root, sources, operationProblems));
  }

  const realtime = await readRealtime(root, document);
  if (realtime.problems.length > 0) throw new ContractProblemsError(realtime.problems);
  const unreferenced = findUnreferencedFiles(root, [...sources, ...realtime.files]);
  if (unreferenced.length > 0) throw new ContractProblemsError(unreferenced);

  const { decoders: fieldDecoders, problems: fieldProblems } = listFieldDecoders(document);
  if (fieldProblems.length > 0) {
    const locate = ({ pointer, message }: FieldProblem): Problem => ({
      message,
      rule: 'x-decode',
      severity: 'error',
      ...locatePointer(root, pointer),
    });
    throw new ContractProblemsError(fieldProblems.map(locate));
  }

  const files = new Map<string, string>();
  files.set(`${BUNDLE}/contract.json`, `${JSON.stringify(document, null, 1)}\n`);
  files.set(`${BUNDLE}/realtime.json`, `${JSON.stringify(realtime.document, null, 1)}\n`);
  files.set(`${CLIENT}/field-decoders.ts`, emitFieldDecoders(fieldDecoders));
  files.set(`${CLIENT}/access.ts`, emitAccessModule(operations));
  files.set(`${CLIENT}/untranslated-fields.ts`, emitUntranslatedFields(operations));
  files.set(`${CLIENT}/realtime.ts`, emitRealtime(realtime.realtime));
  files.set(`${MOCK}/realtime.d.ts`, emitRealtimeTypes(realtime.realtime));
  const settingsShape = emitSettingsShape(document);
  if (settingsShape) files.set(`${CLIENT}/settings-shape.ts`, settingsShape);
  const tagProblems: OperationProblem[] = [];
  for (const { name, text, operations: members } of emitHookModules(
    operations,
    listDecoders(root),
  )) {
    const path = `${CLIENT}/${name}`;
    if (files.has(path)) tagProblems.push(...members.map((member) => takenTag(member, path)));
    files.set(path, text);
  }
  if (tagProblems.length > 0) {
    throw new ContractProblemsError(locateProblems(root, sources, tagProblems));
  }
  for (const [name, text] of emitFormModules(document, listForms(document).forms)) {
    files.set(`${CLIENT}/forms/${name}`, text);
  }
  return { operations, files };
}

function takenTag({ id, tag }: Operation, path: string): OperationProblem {
  const message = `The tag ${tag} of ${id} would replace ${path}, which is another module. Use another tag.`;
  return { operation: id, rule: 'tag', message };
}

/** Writes files that differ and removes left-over ones. Returns the changed paths. */
export function writeGenerated(root: string, files: ReadonlyMap<string, string>): string[] {
  const changed = staleFiles(root, files);
  for (const path of changed) if (!files.has(path)) rmSync(join(root, path));
  writeChanged(root, files);
  return changed;
}

/** Only writes files that differ, so that watchers see real changes. Returns their paths. */
export function writeChanged(root: string, files: ReadonlyMap<string, string>): string[] {
  const changed = [...files].filter(([path, text]) => readIfExists(join(root, path)) !== text);
  for (const [path, text] of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return changed.map(([path]) => path);
}

/** Returns the paths of files that differ, are missing or are left over. */
export function staleFiles(root: string, files: ReadonlyMap<string, string>): string[] {
  const differing = [...files].filter(([path, text]) => readIfExists(join(root, path)) !== text);
  const leftOver = [CLIENT, MOCK, BUNDLE].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
          .filter((path) => !files.has(path))
      : [],
  );
  return [...differing.map(([path]) => path), ...leftOver].toSorted();
}

function locateProblems(
  root: string,
  sources: readonly string[],
  problems: readonly OperationProblem[],
): Problem[] {
  return problems.map(({ operation, rule, message }) => ({
    message,
    rule,
    severity: 'error',
    ...locateOperation(root, sources, operation),
  }));
}

function readIfExists(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function listDecoders(root: string): Set<string> {
  const folder = join(root, 'src/api/decoders');
  if (!existsSync(folder)) return new Set();
  return new Set(
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => name.slice(0, -'.ts'.length)),
  );
}
