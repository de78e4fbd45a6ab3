import { resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const root = resolve(import.meta.dirname, '../..');
process.chdir(root);

const options = await extractDepcruiseOptions('./.dependency-cruiser.cjs');
const { output } = await cruise(
  ['src', 'mocks', 'contract', 'scripts'],
  options,
  {},
  { tsConfig: extractTSConfig('tsconfig.json') },
);
const { summary } = output as ICruiseResult;
const comments = new Map(
  (options.ruleSet?.forbidden ?? []).map(({ name, comment }) => [name, comment]),
);

// The CLI's reporters omit what the rule allows, or print several lines.
for (const { from, to, cycle, rule } of summary.violations) {
  const path = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  console.log(`${from} → ${path}: ${comments.get(rule.name)}`);
}
console.log(`${summary.totalCruised} files, ${summary.violations.length} forbidden imports`);
process.exitCode = summary.violations.length > 0 ? 1 : 0;
