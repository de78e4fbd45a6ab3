import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { getLineColLocation, type NormalizedProblem } from '@redocly/openapi-core';
import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Problem } from './contract-problem.ts';

/** Completes the messages and locations of Redocly, and reports each cause once. */
export function toProblems(
  root: string,
  entry: string,
  found: readonly NormalizedProblem[],
): Problem[] {
  const problems = found.flatMap((problem) => {
    // A file with a syntax error is also reported at each reference to it.
    if (problem.ignored || /^Can't resolve \$ref: .* in "[^"]+" \(\d+:\d+\)$/.test(problem.message))
      return [];
    return toProblem(root, entry, problem);
  });
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

function toProblem(root: string, entry: string, problem: NormalizedProblem): Problem {
  const { message, ruleId: rule, severity } = problem;
  const [location] = problem.location;
  const position = location ? getLineColLocation(location) : undefined;
  const [, pattern, cause] = /Invalid regular expression: \/(.*)\/u: (.*)$/.exec(message) ?? [];
  const patternLocation =
    pattern === undefined ? undefined : locatePattern(root, dirname(join(root, entry)), pattern);
  if (patternLocation) {
    return { message: `Invalid pattern: ${cause}`, rule, severity, ...patternLocation };
  }
  return {
    ...describe(rule, message, position ? readValue(position) : '', entry),
    severity,
    file: position ? relative(root, position.source.absoluteRef) : entry,
    line: position?.start.line ?? 1,
    column: position?.start.col ?? 1,
  };
}

/** Adds what Redocly leaves out. */
function describe(
  rule: string,
  message: string,
  value: string,
  entry: string,
): Pick<Problem, 'rule' | 'message'> {
  const syntaxError = /^Failed to parse: (.*) in "[^"]+" \(\d+:\d+\)$/.exec(message)?.[1];
  if (syntaxError !== undefined) return { rule: 'yaml', message: `Invalid YAML: ${syntaxError}.` };
  if (message.startsWith("Can't resolve $ref")) {
    return { rule, message: `Failed to resolve the $ref ${value}.` };
  }
  if (rule === 'operation-tag-defined') {
    const fix = `add it to tags in ${entry}, with a description`;
    return { rule, message: `The tag ${value} is not defined: ${fix}.` };
  }
  return { rule, message };
}

function readValue({ start, end, source }: ReturnType<typeof getLineColLocation>): string {
  const line = source.body.split('\n')[start.line - 1] ?? '';
  const isOneLine = end?.line === start.line;
  return line
    .slice(start.col - 1, isOneLine ? end.col - 1 : undefined)
    .replace(/^.*\$ref:\s*/, '')
    .trim();
}

/** Finds an invalid pattern itself. Redocly reports an example that its schema can't check. */
function locatePattern(
  root: string,
  folder: string,
  pattern: string,
): Pick<Problem, 'file' | 'line' | 'column'> | undefined {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.ya?ml$/.test(name)) continue;
    const lines = new LineCounter();
    const document = parseDocument(readFileSync(join(folder, name), 'utf8'), {
      lineCounter: lines,
    });
    let offset: number | undefined;
    visit(document, (_, node) => {
      if (!isPair(node) || !isScalar(node.key) || !isScalar(node.value)) return undefined;
      if (node.key.value !== 'pattern' || node.value.value !== pattern) return undefined;
      offset = node.key.range?.[0];
      return visit.BREAK;
    });
    if (offset === undefined) continue;
    const { line, col: column } = lines.linePos(offset);
    return { file: relative(root, join(folder, name)), line, column };
  }
  return undefined;
}
