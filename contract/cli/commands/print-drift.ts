import { paint } from '../../reports/paint.ts';
import type { DriftResult } from './drift-result.ts';
import type { UndocumentedItem } from '../../coverage/undocumented.ts';
import type { ScreenUse, Unused } from '../../drift/find-unused.ts';

export function printDrift({ backend, screens }: DriftResult): void {
  if (backend) printBackend(backend);
  if (screens) printScreens(screens);
  console.log('\n`souk-contract explain CODE` explains a code and what to do.');
}

function printBackend({
  undocumented,
  neverSent,
  requests,
  warnings,
}: NonNullable<DriftResult['backend']>) {
  const current = undocumented.filter(({ code }) => code !== 'drift-later');
  heading('What the backend sends that the contract does not know');
  for (const operation of new Set(current.map((one) => one.operation))) {
    console.log(`\n${paint('bold', operation)}`);
    for (const one of current) if (one.operation === operation) printUndocumented(one);
  }
  if (current.length === 0) console.log('  nothing');
  const later = undocumented.filter(({ code }) => code === 'drift-later');
  if (later.length > 0) {
    heading('Fields of later releases (drift-later)');
    for (const { operation, at, sample } of later) console.log(`  ${operation}${at}  ${sample}`);
  }
  const { fields, empty, unanswered } = neverSent;
  heading('What the contract promises and no answer held (drift-never-sent)');
  for (const field of fields) console.log(`  ${field}`);
  if (fields.length === 0) console.log('  nothing of what could be seen');
  list('Never filled, so that nothing is known of what stands in them', empty);
  list('Never answered well, so that nothing is known of them', unanswered);
  for (const warning of warnings) console.log(paint('yellow', `! ${warning}`));
  console.log(
    `\n${requests} responses, ${undocumented.length} things that the contract does not know.`,
  );
}

function printUndocumented({ code, status, at, sample, count, place }: UndocumentedItem) {
  const often = count > 1 ? `, ${count} times` : '';
  console.log(`  ${paint('red', `+ ${at === '' ? status : at}`)} (${code})${often}`);
  console.log(paint('dim', `    ${status}: ${sample}${place === undefined ? '' : `; ${place}`}`));
}

function printScreens(use: ScreenUse) {
  const { operations, meant, properties, unknowable, of, milliseconds } = use;
  heading('What the contract promises and no screen uses');
  printUnused('Operations that nothing calls (drift-unused-operation)', operations);
  if (meant.length > 0) console.log('\n  Unused on purpose');
  for (const { name, why } of meant) console.log(`    ${name}: ${paint('dim', why)}`);
  printUnused('Properties of answers that nothing reads (drift-unused-property)', properties);
  printUnused(
    'Read by nothing by name, but handed where names are no longer known (drift-unknowable)',
    unknowable,
  );
  console.log(
    `\n${operations.length + meant.length} of ${of.operations} operations (${meant.length} on purpose) and ${properties.length} of ${of.properties} properties unused, by ${of.files} files in ${(milliseconds / 1000).toFixed(1)} s.`,
  );
}

function printUnused(title: string, all: readonly Unused[]) {
  if (all.length === 0) return;
  console.log(`\n  ${title}`);
  const width = Math.max(...all.map(({ name }) => name.length));
  for (const { name, place = '' } of all) {
    console.log(`    ${name.padEnd(width)}  ${paint('dim', place)}`.trimEnd());
  }
}

function list(title: string, all: readonly string[]) {
  if (all.length > 0) console.log(`  ${title}:\n    ${paint('dim', all.join(', '))}`);
}

function heading(text: string) {
  console.log(`\n${paint('bold', text)}`);
}
