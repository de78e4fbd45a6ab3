import type { Command } from '../lib/command.ts';
import { commands } from './commands.ts';

export function help(): string {
  const rows = Object.entries(commands).map(([name, { summary }]) => [name, summary] as const);
  return [
    'Holds a live backend against the contract.',
    '',
    'souk-contract <command> [options]',
    '',
    ...columns(rows),
    '',
    'souk-contract <command> --help tells more of one.',
    'Ends with 0: clean, 1: findings, 2: called wrongly, 3: could not run.',
  ].join('\n');
}

export function commandHelp(name: string, command: Command): string {
  const rows = Object.entries(command.options).map(([option, { value, about }]) => {
    return [`--${option}${value === undefined ? '' : ` ${value}`}`, about] as const;
  });
  return [
    command.summary,
    '',
    `souk-contract ${name} ${command.usage}`,
    ...(rows.length > 0 ? ['', ...columns(rows)] : []),
  ].join('\n');
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
