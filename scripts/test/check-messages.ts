import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatter } from '@lingui/format-po';
import { CATALOGUE_LOCALES } from '../../src/lib/i18n/locale.ts';
import { validateTranslation } from './validate-translation.ts';

const root = resolve(import.meta.dirname, '../..');
const po = formatter();

/** Catalogues must contain exactly the source's texts, translated. */
const errors: string[] = [];
const files = CATALOGUE_LOCALES.map((locale) => join(root, `src/locales/${locale}.po`));
const before = files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
const extract = spawnSync(join(root, 'node_modules/.bin/lingui'), ['extract', '--clean'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
if (extract.status !== 0) errors.push('The texts could not be extracted; see the message above.');

for (const [index, file] of files.entries()) {
  const text = readFileSync(file, 'utf8');
  if (entries(text) !== entries(before[index] ?? '')) {
    errors.push(`${file} is outdated. Run \`npm run messages\`.`);
    writeFileSync(file, before[index] ?? '');
  }
  const locale = CATALOGUE_LOCALES[index] ?? 'en';
  const catalogue = await po.parse(text, { locale, sourceLocale: 'en', filename: file });
  for (const { message: source = '', translation } of Object.values(catalogue)) {
    if (!translation) errors.push(`${file} lacks a translation of "${source}".`);
    else {
      for (const error of validateTranslation(locale, source, translation)) {
        errors.push(`${file}: the translation of "${source}" ${error}.`);
      }
    }
  }
}

/** Ignores the creation date. */
function entries(text: string): string {
  return text.replace(/^"POT-Creation-Date.*$/m, '');
}

if (errors.length > 0) console.error(errors.join('\n'));
else console.log(`${CATALOGUE_LOCALES.length} catalogues are complete.`);
process.exitCode = errors.length > 0 ? 1 : 0;
