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
  /** Returns why a value must not be in the configuration file. */
  rejectInFile?: (value: string) => string | undefined;
}

export interface Command {
  summary: string;
  /** Arguments in the help, such as `URL [options]`. */
  usage: string;
  options: Readonly<Record<string, CommandOption>>;
  /** Whether the argument is a backend, which the configuration file may name. */
  takesBackend?: true;
  /** Resolves with a value of `EXIT`. @throws UsageError for invalid arguments. */
  run: (input: CommandInput) => Promise<number>;
}

/** Converts the options for Node's `parseArgs`. */
export function parserOptions({
  options,
}: Pick<Command, 'options'>): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    Object.entries(options).map(([name, { type, multiple = false, short }]) => [
      name,
      { type, multiple, ...(short ? { short } : {}) },
    ]),
  );
}
