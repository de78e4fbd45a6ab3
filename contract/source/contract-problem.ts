export interface Problem {
  message: string;
  /** Redocly's rule, or one of our checks. */
  rule: string;
  severity: 'error' | 'warn';
  file: string;
  line: number;
  column: number;
}

/** Formats a problem in one line; terminals make its location clickable. */
export function formatProblem(problem: Problem): string {
  const position = `${problem.file}:${problem.line}:${problem.column}`;
  return `${position}  ${problem.severity}  ${problem.rule}  ${problem.message}`;
}

/** Thrown if code can't be generated; contains all problems. */
export class ContractProblemsError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      `Failed to generate from the contract: ${problems.length} problem(s).\n` +
        problems.map((problem) => `  ${formatProblem(problem)}`).join('\n') +
        '\nMend them under openapi/ and run `npm run generate` again.',
    );
    this.name = 'ContractProblemsError';
    this.problems = problems;
  }
}
