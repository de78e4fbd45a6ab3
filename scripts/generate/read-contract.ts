import { readFileSync } from 'node:fs';
import { relative, resolve as resolvePath } from 'node:path';
import {
  bundle,
  getLineColLocation,
  lint,
  loadConfig,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import type { Document } from './document.ts';
import type { Problem } from './problem.ts';

/** Lints and bundles the split contract with Redocly; `document` is absent when an error stands in the way. */
export async function readContract(root: string): Promise<{
  document: Document | undefined;
  problems: Problem[];
}> {
  const ref = resolvePath(root, 'openapi/openapi.yaml');
  const config = await loadConfig({ configPath: resolvePath(root, 'redocly.yaml') });
  const found = await lint({ ref, config });
  const problems = found
    .filter((problem) => !problem.ignored)
    .map((problem) => toProblem(root, problem));
  if (problems.some((problem) => problem.severity === 'error')) {
    return { document: undefined, problems };
  }
  const bundled = await bundle({ ref, config });
  return { document: bundled.bundle.parsed as Document, problems };
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
  return { file: 'openapi/openapi.yaml', line: 1, column: 1 };
}

function toProblem(root: string, problem: NormalizedProblem): Problem {
  const location = problem.location[0];
  const place = location ? getLineColLocation(location) : undefined;
  return {
    message: problem.message,
    rule: problem.ruleId,
    severity: problem.severity,
    file: place ? relative(root, place.source.absoluteRef) : 'openapi/openapi.yaml',
    line: place?.start.line ?? 1,
    column: place?.start.col ?? 1,
  };
}
