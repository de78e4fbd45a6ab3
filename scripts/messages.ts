import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const LOCALES = ['en', 'ar'];

/** Catalogues must hold exactly the texts of the source, each translated. */
const faults: string[] = [];
const files = LOCALES.map((locale) => join(root, `src/locales/${locale}.po`));
const before = files.map((file) => readFileSync(file, 'utf8'));
const extract = spawnSync(join(root, 'node_modules/.bin/lingui'), ['extract', '--clean'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
if (extract.status !== 0) faults.push('The texts could not be extracted; see the message above.');

files.forEach((file, index) => {
  const text = readFileSync(file, 'utf8');
  if (entries(text) !== entries(before[index] ?? '')) {
    faults.push(`${file} does not hold the texts of the source. Run \`npm run messages\`.`);
    writeFileSync(file, before[index] ?? '');
  }
  if (LOCALES[index] === 'en') return;
  for (const [, id] of text.matchAll(/^msgid "(.+)"\nmsgstr ""\n(?!")/gm)) {
    faults.push(`${file} lacks a translation of "${id}".`);
  }
});

/** What matters of a catalogue: not its creation date. */
function entries(text: string): string {
  return text.replace(/^"POT-Creation-Date.*$/m, '');
}

if (faults.length > 0) console.error(faults.join('\n'));
else console.log(`${LOCALES.length} catalogues are complete.`);
process.exitCode = faults.length > 0 ? 1 : 0;
