import { sourceLocation } from '../findings/source-location.ts';
import { CHANGE_CODES } from './change-codes.ts';
import type { Change, Severity } from './change.ts';

const COMMANDS: Readonly<Record<Severity, string>> = {
  breaking: 'error',
  risky: 'warning',
  harmless: 'notice',
};

/** Prints the changes as annotations of GitHub, which a pull request shows at their lines. */
export function printAnnotations(changes: readonly Change[]): void {
  for (const { code, severity, locations, old, new: now, pointer } of changes) {
    // What was removed is annotated at its parent, or else in the entry file.
    const [file = '', line = ''] = (sourceLocation(pointer) ?? 'openapi/openapi.yaml:1').split(':');
    const message = [
      CHANGE_CODES[code]?.what ?? code,
      ...locations.map(({ operation, where }) =>
        operation === '' ? where : `${operation}: ${where}`,
      ),
      ...(old === undefined ? [] : [`- ${old}`]),
      ...(now === undefined ? [] : [`+ ${now}`]),
    ].join('\n');
    const title = `${severity}: ${code}`;
    console.log(
      `::${COMMANDS[severity]} file=${escapeProperty(file)},line=${line},title=${escapeProperty(title)}::${escapeText(message)}`,
    );
  }
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
