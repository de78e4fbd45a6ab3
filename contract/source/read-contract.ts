import { readFileSync } from 'node:fs';
import { relative, resolve as resolvePath } from 'node:path';
import {
  bundle,
  getLineColLocation,
  lint,
  loadConfig,
  type NormalizedProblem,
  YamlParseError,
} from '@redocly/openapi-core';
import type { ContractDocument } from '../engine/contract-document.ts';
import type { Problem } from './contract-problem.ts';

/** The root of the calls. */
const CALLS = 'openapi/openapi.yaml';

/** Lints and bundles the split contract with Redocly; `document` is absent when an error stands in the way. */
export async function readContract(root: string): Promise<Reading<ContractDocument>> {
  return readDescription<ContractDocument>(root, CALLS);
}

/** What came of reading a description. */
export interface Reading<Content> {
  document: Content | undefined;
  problems: Problem[];
}

/** Lints and bundles one OpenAPI or AsyncAPI description, named relative to `root`, with all that it refers to. */
export async function readDescription<Content>(
  root: string,
  file: string,
): Promise<Reading<Content>> {
  const ref = resolvePath(root, file);
  const config = await loadConfig({ configPath: resolvePath(root, 'redocly.yaml') });
  const found = await lint({ ref, config }).catch((error: unknown) => {
    if (error instanceof YamlParseError) return error;
    throw error;
  });
  if (found instanceof YamlParseError) {
    const problem = { message: found.message, rule: 'yaml', severity: 'error' as const, file };
    return { document: undefined, problems: [{ ...problem, line: found.line, column: found.col }] };
  }
  const problems = found
    .filter((problem) => !problem.ignored)
    .map((problem) => toProblem(root, file, problem));
  if (problems.some((problem) => problem.severity === 'error')) {
    return { document: undefined, problems };
  }
  const bundled = await bundle({ ref, config });
  return { document: bundled.bundle.parsed as Content, problems };
}

/** Where an operation stands in the split files, for faults found after bundling. */
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
  return { file: CALLS, line: 1, column: 1 };
}

function toProblem(root: string, file: string, problem: NormalizedProblem): Problem {
  const location = problem.location[0];
  const place = location ? getLineColLocation(location) : undefined;
  return {
    message: problem.message,
    rule: problem.ruleId,
    severity: problem.severity,
    file: place ? relative(root, place.source.absoluteRef) : file,
    line: place?.start.line ?? 1,
    column: place?.start.col ?? 1,
  };
}
