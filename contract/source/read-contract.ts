import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve as resolvePath } from 'node:path';
import { BaseResolver, bundle, lint, loadConfig, YamlParseError } from '@redocly/openapi-core';
import type { ContractDocument } from '../engine/contract-document.ts';
import { findContractErrors } from '../engine/find-contract-errors.ts';
import { listForms } from '../engine/list-forms.ts';
import { findUnvalidatedProblems } from '../engine/unvalidated-fields.ts';
import { UsageError } from '../lib/exit-codes.ts';
import { OPENAPI_FILE } from '../lib/root.ts';
import { sourceLocation } from '../findings/source-location.ts';
import { ContractProblemsError, type Problem } from './contract-problem.ts';
import { toProblems } from './to-problems.ts';

const CONFIG_FILE = 'redocly.yaml';

type BundleResult = Awaited<ReturnType<typeof bundle>>;

/** Lints and bundles the contract with Redocly, and checks its schemas, forms and extensions. */
export async function readContract(root: string): Promise<Description<ContractDocument>> {
  const description = await readDescription<ContractDocument>(root, OPENAPI_FILE);
  const { document, problems, files } = description;
  if (!document) return description;
  return { document, problems: [...problems, ...findProblems(root, document, files)], files };
}

/**
 * Bundles and checks the contract without linting it, which takes most of the time.
 *
 * @throws ContractProblemsError for problems, with less detail than `readContract`.
 */
export async function bundleContract(
  root: string,
): Promise<{ document: ContractDocument; files: readonly string[] }> {
  const ref = resolvePath(root, OPENAPI_FILE);
  const config = await loadRules(root);
  const bundled = await bundle({ ref, config });
  const document = bundled.bundle.parsed as ContractDocument;
  const files = filesOf(ref, bundled);
  const all = [
    // Warnings are about names that the bundle changes.
    ...toProblems(root, OPENAPI_FILE, bundled.problems).filter(isError),
    ...findProblems(root, document, files),
  ];
  if (all.length > 0) throw new ContractProblemsError(all);
  return { document, files };
}

/** @throws UsageError outside of the contract's repository. */
function loadRules(root: string): ReturnType<typeof loadConfig> {
  const configPath = join(root, CONFIG_FILE);
  if (existsSync(configPath)) return loadConfig({ configPath });
  const fix = 'Run this command in the repository of the contract.';
  throw new UsageError(`Found no ${CONFIG_FILE} with the rules in ${root}. ${fix}`);
}

function findProblems(
  root: string,
  document: ContractDocument,
  files: readonly string[],
): Problem[] {
  const formProblems = listForms(document).problems.map(({ operation, message }): Problem => ({
    message,
    rule: 'x-form',
    severity: 'error',
    ...locateOperation(root, files, operation),
  }));
  const fieldProblems = findUnvalidatedProblems(document).map(
    ({ schema, field, message }): Problem => ({
      message,
      rule: 'x-unvalidated',
      severity: 'error',
      ...locateProperty(root, files, schema, field),
    }),
  );
  const schemaProblems = findContractErrors(document).map(({ pointer, message }): Problem => ({
    message,
    rule: 'schema',
    severity: 'error',
    ...locatePointer(root, pointer),
  }));
  return [...formProblems, ...fieldProblems, ...schemaProblems];
}

/** `document` is undefined if bundling failed. */
export interface Description<Content> {
  document: Content | undefined;
  problems: Problem[];
  /** Absolute paths. */
  files: readonly string[];
}

/** Lints and bundles an OpenAPI or AsyncAPI description. */
export async function readDescription<Content>(
  root: string,
  file: string,
): Promise<Description<Content>> {
  const ref = resolvePath(root, file);
  const config = await loadRules(root);
  // Parses each file once.
  const externalRefResolver = new BaseResolver(config.resolve);
  const found = await lint({ ref, config, externalRefResolver }).catch((error: unknown) => {
    if (error instanceof YamlParseError) return error;
    throw error;
  });
  if (found instanceof YamlParseError) {
    const problem = { message: found.message, rule: 'yaml', severity: 'error' as const, file };
    return {
      document: undefined,
      problems: [{ ...problem, line: found.line, column: found.col }],
      files: [],
    };
  }
  const problems = toProblems(root, file, found);
  if (problems.some(isError)) {
    return { document: undefined, problems, files: [] };
  }
  const bundled = await bundle({ ref, config, externalRefResolver });
  return { document: bundled.bundle.parsed as Content, problems, files: filesOf(ref, bundled) };
}

const isError = ({ severity }: Problem) => severity === 'error';

const filesOf = (ref: string, { fileDependencies }: BundleResult) => [ref, ...fileDependencies];

/** Finds an operation in the source files, for problems found after bundling. */
export function locateOperation(
  root: string,
  files: readonly string[],
  id: string,
): Pick<Problem, 'file' | 'line' | 'column'> {
  for (const file of files) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const index = lines.findIndex((line) => line.trim() === `operationId: ${id}`);
    if (index >= 0) {
      const column = (lines[index] ?? '').indexOf('operationId') + 1;
      return { file: relative(root, file), line: index + 1, column };
    }
  }
  return { file: OPENAPI_FILE, line: 1, column: 1 };
}

/** Finds a part of the bundled contract in the source files. */
export function locatePointer(
  root: string,
  pointer: string,
): Pick<Problem, 'file' | 'line' | 'column'> {
  const [file = OPENAPI_FILE, line = '1'] = sourceLocation(pointer, root)?.split(':') ?? [];
  return { file, line: Number(line), column: 1 };
}

/** Finds a property of a schema in the source files, for problems found after bundling. */
function locateProperty(
  root: string,
  files: readonly string[],
  schema: string,
  property: string,
): Pick<Problem, 'file' | 'line' | 'column'> {
  for (const file of files) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const start = lines.findIndex((line) => line.trim() === `${schema}:`);
    if (start < 0) continue;
    const index = lines.findIndex(
      (line, at) => at > start && line.trim().startsWith(`${property}:`),
    );
    if (index < 0) continue;
    const column = (lines[index] ?? '').indexOf(property) + 1;
    return { file: relative(root, file), line: index + 1, column };
  }
  return { file: OPENAPI_FILE, line: 1, column: 1 };
}
