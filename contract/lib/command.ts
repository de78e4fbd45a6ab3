import type { ParseArgsConfig } from 'node:util';

/** The parsed command line of a command. */
export interface CommandInput {
  /** Arguments that are not options. */
  positionals: readonly string[];
  /** Options by name, without dashes. */
  options: Readonly<Record<string, string | boolean | string[] | undefined>>;
}

/** One option as the help shows it. */
export interface CommandOption {
  type: 'string' | 'boolean';
  multiple?: boolean;
  short?: string;
  /** Placeholder of its value, such as `FILE`. */
  value?: string;
  about: string;
}

/** A command of `souk-contract`: a row in the table of `commands.ts`. */
export interface Command {
  /** One line for the list of commands. */
  summary: string;
  /** Arguments as the help shows them, such as `URL [options]`. */
  usage: string;
  options: Readonly<Record<string, CommandOption>>;
  /** Resolves with a value of `EXIT`. @throws UsageError for invalid arguments. */
  run: (input: CommandInput) => Promise<number>;
}

/** Options of a command in the form of Node's `parseArgs`. */
export function parserOptions(command: Command): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    Object.entries(command.options).map(([name, { type, multiple = false, short }]) => [
      name,
      { type, multiple, ...(short ? { short } : {}) },
    ]),
  );
}
