import { parseArgs } from 'node:util';
import { type CommandInput, parserOptions } from '../lib/command.ts';
import { commands } from './commands.ts';
import { EXIT, UsageError } from '../lib/exit-codes.ts';
import { commandHelp, help } from './help.ts';

/** Runs one command of `souk-contract`; returns the exit code. */
export async function run(argv: readonly string[]): Promise<number> {
  const [name = '--help', ...rest] = argv;
  if (name === '--help' || name === '-h' || name === 'help') {
    console.log(help());
    return EXIT.clean;
  }
  const command = commands[name];
  if (!command) {
    console.error(`There is no command "${name}". \`souk-contract --help\` lists all.`);
    return EXIT.usage;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(commandHelp(name, command));
    return EXIT.clean;
  }
  try {
    const { positionals, values } = parseArgs({
      args: rest,
      options: parserOptions(command),
      allowPositionals: true,
    });
    return await command.run({ positionals, options: values as CommandInput['options'] });
  } catch (error) {
    if (error instanceof UsageError || isParseError(error)) {
      // One line: the whole help would push it out of sight.
      console.error(`${clear(error.message)} \`souk-contract ${name} --help\` tells more.`);
      return EXIT.usage;
    }
    console.error(error instanceof Error ? error.message : String(error));
    return EXIT.failed;
  }
}

/** As a sentence, without the parser's advice on what nobody means. */
function clear(message: string): string {
  const [first = ''] = message.split('. To specify a positional');
  return /[.?]$/.test(first) ? first : `${first}.`;
}

function isParseError(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}
