import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildArtefacts } from './build-artefacts.ts';
import { release } from './release.ts';

const HELP = `Usage: npm run release -- VERSION [options]

VERSION is major, minor, patch or a version such as 1.2.0. See docs/releasing.md.

  --dry-run         builds, but leaves no commit, tag or change
  --branch NAME     default main
`;

const root = resolve(import.meta.dirname, '../..');

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      'dry-run': { type: 'boolean', default: false },
      branch: { type: 'string', default: 'main' },
    },
  });
  const [version] = positionals;
  if (values.help || version === undefined) {
    console.log(HELP);
    if (!values.help) process.exitCode = 1;
  } else {
    await release({
      root,
      version,
      branch: values.branch,
      day: new Date().toISOString().slice(0, 10),
      isDryRun: values['dry-run'],
      check: () => execFileSync('npm', ['test', '--silent'], { cwd: root, stdio: 'inherit' }),
      buildArtefacts: (one) => buildArtefacts(root, one),
      log: (line) => console.log(line),
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
