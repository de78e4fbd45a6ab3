/** A problem in the contract's source files. */
export interface Problem {
  message: string;
  /** Name of the rule: Redocly's, or one of our own checks. */
  rule: string;
  severity: 'error' | 'warn';
  /** Path relative to the repository. */
  file: string;
  line: number;
  column: number;
}

/** Formats a problem in one line, whose location terminals make clickable. */
export function formatProblem(problem: Problem): string {
  const position = `${problem.file}:${problem.line}:${problem.column}`;
  return `${position}  ${problem.severity}  ${problem.rule}  ${problem.message}`;
}

/** Thrown when code can't be generated from the contract; carries all problems. */
export class ContractProblemsError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      `Failed to generate from the contract: ${problems.length} problem(s).\n` +
        problems.map((problem) => `  ${formatProblem(problem)}`).join('\n') +
        '\nFix them in openapi/ and run `npm run generate` again.',
    );
    this.name = 'ContractProblemsError';
    this.problems = problems;
  }
}
