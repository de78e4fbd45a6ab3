import { parseArgs } from 'node:util';
import { type CommandInput, parserOptions } from '../lib/command.ts';
import { errorMessage } from '../lib/error-message.ts';
import { EXIT, UsageError } from '../lib/exit-codes.ts';
import { commands } from './commands.ts';
import { commandHelp, help } from './help.ts';

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
      // The complete help would hide this message.
      console.error(`${toSentence(error.message)} See \`souk-contract ${name} --help\`.`);
      return EXIT.usage;
    }
    console.error(errorMessage(error));
    return EXIT.failed;
  }
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
