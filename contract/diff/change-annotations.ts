import { sourceLocation } from '../findings/source-location.ts';
import { OPENAPI_FILE } from '../lib/root.ts';
import { type Annotation, escapeMarkdown, markdownTable } from '../reports/github.ts';
import { CHANGE_CODES } from './change-codes.ts';
import type { Change, ChangeLocation, Severity } from './change.ts';

const LEVELS: Readonly<Record<Severity, Annotation['level']>> = {
  breaking: 'error',
  risky: 'warning',
  harmless: 'notice',
};

export function toAnnotations(changes: readonly Change[]): Annotation[] {
  return changes.map(({ code, severity, locations, old, new: now, pointer }) => ({
    level: LEVELS[severity],
    // What was removed is annotated at its parent, or else in the entry file.
    location: sourceLocation(pointer) ?? `${OPENAPI_FILE}:1`,
    title: `${severity}: ${code}`,
    message: [
      CHANGE_CODES[code]?.what ?? code,
      ...locations.map(describeLocation),
      ...(old === undefined ? [] : [`- ${old}`]),
      ...(now === undefined ? [] : [`+ ${now}`]),
    ].join('\n'),
  }));
}

/** Formats the changes for the summary of a job. */
export function toSummary(old: string, now: string, changes: readonly Change[]): string {
  const title = `## Contract changes\n\n${escapeMarkdown(`${old} → ${now}`)}\n`;
  if (changes.length === 0) return `${title}\nNo changes.\n`;
  const rows = changes.map(({ severity, code, locations }) => {
    const [first] = locations;
    const others = locations.length > 1 ? ` and ${locations.length - 1} more` : '';
    return [severity, code, first ? describeLocation(first) + others : ''];
  });
  return `${title}\n${markdownTable(['Severity', 'Change', 'Where'], rows)}\n`;
}

function describeLocation({ operation, where }: ChangeLocation): string {
  return operation === '' ? where : `${operation}: ${where}`;
}
