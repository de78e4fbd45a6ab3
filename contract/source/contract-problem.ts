/** Something wrong in the contract, with the place where a person mends it. */
export interface Problem {
  message: string;
  /** Rule or check that found it, as named in redocly.yaml or here. */
  rule: string;
  severity: 'error' | 'warn';
  /** Path relative to the repository. */
  file: string;
  line: number;
  column: number;
}

/** One line a terminal makes clickable: `file:line:column rule message`. */
export function formatProblem(problem: Problem): string {
  const place = `${problem.file}:${problem.line}:${problem.column}`;
  return `${place}  ${problem.severity}  ${problem.rule}  ${problem.message}`;
}

/** Thrown when the contract cannot be generated from; carries every problem found at once. */
export class ContractProblems extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      `Failed to generate from the contract: ${problems.length} problem(s).\n` +
        problems.map((problem) => `  ${formatProblem(problem)}`).join('\n') +
        '\nMend them under openapi/ and run `npm run generate` again.',
    );
    this.name = 'ContractProblems';
    this.problems = problems;
  }
}
