import { paint } from '../../reports/paint.ts';
import { printable } from '../../reports/printable.ts';
import type { DriftResult } from './drift-result.ts';
import type { UndocumentedItem } from '../../coverage/undocumented.ts';
import type { ScreenUse, Unused } from '../../drift/find-unused.ts';

export function printDrift({ backend, screens }: DriftResult): void {
  if (backend) printBackend(backend);
  if (screens) printScreens(screens);
  console.log('\nRun `souk-contract explain CODE` for the meaning and the fix of a code.');
}

function printBackend({
  undocumented,
  neverSent,
  requests,
  warnings,
}: NonNullable<DriftResult['backend']>) {
  const current = undocumented.filter(({ code }) => code !== 'drift-later');
  heading('Undocumented backend data');
  for (const operation of new Set(current.map((one) => one.operation))) {
    console.log(`\n${paint('bold', operation)}`);
    for (const one of current) if (one.operation === operation) printUndocumented(one);
  }
  if (current.length === 0) console.log('  none');
  const later = undocumented.filter(({ code }) => code === 'drift-later');
  if (later.length > 0) {
    heading('Fields of later releases (drift-later)');
    for (const { operation, at, sample } of later) {
      console.log(printable(`  ${operation}${at}  ${sample}`));
    }
  }
  const { fields, empty, unanswered } = neverSent;
  heading('Documented fields that no response contained (drift-never-sent)');
  for (const field of fields) console.log(`  ${field}`);
  if (fields.length === 0) console.log('  none');
  list('Always empty, so their content is unverified', empty);
  list('Never successful, so unverified', unanswered);
  for (const warning of warnings) console.log(paint('yellow', `! ${warning}`));
  console.log(`\n${requests} responses, ${undocumented.length} undocumented items.`);
}

function printUndocumented({ code, status, at, sample, count, location }: UndocumentedItem) {
  const often = count > 1 ? `, ${count} times` : '';
  console.log(`  ${paint('red', `+ ${at === '' ? status : at}`)} (${code})${often}`);
  console.log(
    paint('dim', `    ${status}: ${sample}${location === undefined ? '' : `; ${location}`}`),
  );
}

function printScreens(use: ScreenUse) {
  const { operations, meant, properties, unknowable, of, milliseconds } = use;
  heading('Contract parts that no screen uses');
  printUnused('Unused operations (drift-unused-operation)', operations);
  if (meant.length > 0) console.log('\n  Intentionally unused');
  for (const { name, why } of meant) console.log(`    ${name}: ${paint('dim', why)}`);
  printUnused('Unused response properties (drift-unused-property)', properties);
  printUnused('Never read by name, but passed to untyped code (drift-unknowable)', unknowable);
  console.log(
    `\n${operations.length + meant.length} of ${of.operations} operations (${meant.length} intentionally) and ${properties.length} of ${of.properties} properties unused. Checked ${of.files} files in ${(milliseconds / 1000).toFixed(1)} s.`,
  );
}

function printUnused(title: string, all: readonly Unused[]) {
  if (all.length === 0) return;
  console.log(`\n  ${title}`);
  const width = Math.max(...all.map(({ name }) => name.length));
  for (const { name, location = '' } of all) {
    console.log(`    ${name.padEnd(width)}  ${paint('dim', location)}`.trimEnd());
  }
}

function list(title: string, all: readonly string[]) {
  if (all.length > 0) console.log(`  ${title}:\n    ${paint('dim', all.join(', '))}`);
}

function heading(text: string) {
  console.log(`\n${paint('bold', text)}`);
}
