import { parseArgs } from 'node:util';
import { type Command, type CommandInput, parserOptions } from '../lib/command.ts';
import { errorMessage } from '../lib/error-message.ts';
import { EXIT, UsageError } from '../lib/exit-codes.ts';
import { printable } from '../reports/printable.ts';
import { commands } from './commands.ts';
import { CONFIG_OPTION, readConfig } from './config/read-config.ts';
import { commandHelp, help } from './help.ts';

export async function run(argv: readonly string[]): Promise<number> {
  const [name = '--help', ...rest] = argv;
  if (name === '--help' || name === '-h' || name === 'help') {
    console.log(help());
    return EXIT.clean;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.error(`Unknown command "${name}". \`souk-contract --help\` lists all commands.`);
    return EXIT.usage;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(commandHelp(name, command));
    return EXIT.clean;
  }
  try {
    return await command.run(readInput(name, command, rest));
  } catch (error) {
    if (error instanceof UsageError || isParseError(error)) {
      // The complete help would hide this message.
      printError(`${toSentence(error.message)} Run \`souk-contract ${name} --help\` for details.`);
      return EXIT.usage;
    }
    printError(errorMessage(error));
    return EXIT.failed;
  }
}

/** Escapes each line, because a message may quote a response or a file. */
function printError(message: string): void {
  for (const line of message.split('\n')) console.error(printable(line));
}

/** Arguments take precedence over the configuration file. */
function readInput(name: string, command: Command, args: string[]): CommandInput {
  const { positionals, values } = parseArgs({
    args,
    options: parserOptions({ options: { ...command.options, ...CONFIG_OPTION } }),
    allowPositionals: true,
    // `drift` has an option whose name starts with `no-`.
    allowNegative: !Object.keys(command.options).some((option) => option.startsWith('no-')),
  });
  const { config, ...options } = values as CommandInput['options'];
  const file = readConfig(name, command, typeof config === 'string' ? config : undefined);
  return {
    positionals: positionals.length > 0 ? positionals : file.positionals,
    options: { ...file.options, ...options },
  };
}

/** Drops Node's advice on positionals that start with a dash. */
function toSentence(message: string): string {
  const [first = ''] = message.split('. To specify a positional');
  return /[.?]$/.test(first) ? first : `${first}.`;
}

function isParseError(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}
