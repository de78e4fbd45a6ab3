import type { ParseArgsConfig } from 'node:util';

/** What a command is given to work with. */
export interface CommandInput {
  /** What stands on the line besides options. */
  positionals: readonly string[];
  /** Options by their names without dashes. */
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
  /** What stands after the command's name, such as `URL [options]`. */
  usage: string;
  options: Readonly<Record<string, CommandOption>>;
  /** @throws UsageError for a call that it does not understand. Returns a value of `EXIT`. */
  run: (input: CommandInput) => Promise<number>;
}

/** Node's description of a command's options. */
export function parserOptions(command: Command): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    Object.entries(command.options).map(([name, { type, multiple = false, short }]) => [
      name,
      { type, multiple, ...(short ? { short } : {}) },
    ]),
  );
}
