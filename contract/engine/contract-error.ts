/** Thrown for an unusable contract; `problems` lists all reasons (API-05). */
export class ContractError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `Failed to load the contract: ${problems.length} problem(s).\n` +
        problems.map((problem) => `  ${problem}`).join('\n') +
        '\nMend them under openapi/ and run `npm run generate`.',
    );
    this.name = 'ContractError';
    this.problems = problems;
  }
}
