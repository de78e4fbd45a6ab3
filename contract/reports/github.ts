import { appendFileSync } from 'node:fs';

/** A message that GitHub shows at a line of a pull request, or in the list of the run. */
export interface Annotation {
  level: (typeof LEVELS)[number];
  /** `file:line`, relative to the repository. */
  location: string | undefined;
  title: string;
  message: string;
}

const LEVELS = ['error', 'warning', 'notice'] as const;

/** GitHub shows no more of each level per step. */
const MAX_PER_LEVEL = 10;
/** GitHub rejects summaries over 1 MiB. */
const MAX_ROWS = 200;

/** Prints workflow commands, the most severe first. */
export function printAnnotations(annotations: readonly Annotation[]): void {
  for (const level of LEVELS) {
    const all = annotations.filter((one) => one.level === level);
    const isCut = all.length > MAX_PER_LEVEL;
    for (const one of all.slice(0, isCut ? MAX_PER_LEVEL - 1 : all.length)) printAnnotation(one);
    if (!isCut) continue;
    const more = all.length - (MAX_PER_LEVEL - 1);
    const message = 'The log and the summary of the run list all.';
    printAnnotation({ level, location: undefined, title: `${more} more`, message });
  }
}

function printAnnotation({ level, location, title, message }: Annotation): void {
  const [file, line] = location?.split(':') ?? [];
  const properties = Object.entries({ file, line, title }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeProperty(value)}`],
  );
  console.log(`::${level} ${properties.join(',')}::${escapeText(message)}`);
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Appends Markdown to the summary of the job, if there is one. */
export function appendJobSummary(markdown: string): void {
  const file = process.env['GITHUB_STEP_SUMMARY'];
  if (file !== undefined && file !== '') appendFileSync(file, `${markdown}\n`);
}

/** Formats a Markdown table; the cells are plain text. */
export function markdownTable(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const format = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => escapeMarkdown(String(cell))).join(' | ')} |`;
  const more = rows.length > MAX_ROWS ? [`\n${rows.length - MAX_ROWS} more.`] : [];
  return [
    format(headings),
    `|${headings.map(() => ' --- |').join('')}`,
    ...rows.slice(0, MAX_ROWS).map(format),
    ...more,
  ].join('\n');
}

/** Escapes text for Markdown, in one line. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[&<>"'|*_`[\]\\~#@]/g, (character) => `&#${character.charCodeAt(0)};`);
}
