import type { ParseArgsConfig } from 'node:util';

export interface CommandInput {
  positionals: readonly string[];
  options: Readonly<Record<string, string | boolean | string[] | undefined>>;
}

export interface CommandOption {
  type: 'string' | 'boolean';
  multiple?: boolean;
  short?: string;
  /** Placeholder of the value, such as `FILE`. */
  placeholder?: string;
  description: string;
}

export interface Command {
  summary: string;
  /** Arguments in the help, such as `URL [options]`. */
  usage: string;
  options: Readonly<Record<string, CommandOption>>;
  /** Resolves with a value of `EXIT`. @throws UsageError for invalid arguments. */
  run: (input: CommandInput) => Promise<number>;
}

/** Converts the options for Node's `parseArgs`. */
export function parserOptions(command: Command): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    Object.entries(command.options).map(([name, { type, multiple = false, short }]) => [
      name,
      { type, multiple, ...(short ? { short } : {}) },
    ]),
  );
}
