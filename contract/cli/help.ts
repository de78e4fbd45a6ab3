import type { Command } from '../lib/command.ts';
import { commands } from './commands.ts';
import { CONFIG_OPTION } from './config/read-config.ts';

export function help(): string {
  const rows = Object.entries(commands).map(([name, { summary }]) => [name, summary] as const);
  return [
    'Validates backends, recordings and contract changes.',
    '',
    'souk-contract <command> [options]',
    '',
    ...columns(rows),
    '',
    'Run souk-contract <command> --help for details.',
    'Exit codes: 0 clean, 1 findings, 2 invalid usage, 3 failed to run.',
  ].join('\n');
}

export function commandHelp(name: string, command: Command): string {
  const options = { ...command.options, ...CONFIG_OPTION };
  const rows = Object.entries(options).map(([option, { placeholder, description }]) => {
    return [
      `--${option}${placeholder === undefined ? '' : ` ${placeholder}`}`,
      description,
    ] as const;
  });
  return [command.summary, '', `souk-contract ${name} ${command.usage}`, '', ...columns(rows)].join(
    '\n',
  );
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
