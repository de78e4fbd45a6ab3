import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_STEPS } from '../test/build-steps.ts';
import { runStep } from '../test/run-step.ts';
import { packFolder, writeChecksums } from './archive.ts';

/** Files of the server's archive. */
const SERVER_FILES = [
  'dist/client',
  'dist/server',
  'docs/production.md',
  'CHANGELOG.md',
  'CREDITS.md',
  'LICENSE',
];

/** Builds the shop and writes the files of a release into `release/`. */
export async function buildArtefacts(root: string, version: string): Promise<void> {
  const folder = join(root, 'release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const run = (program: string, ...parameters: string[]) =>
    execFileSync(program, parameters, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 64 * 1_024 * 1_024,
      shell: process.platform === 'win32',
    });

  rmSync(join(root, 'dist'), { recursive: true, force: true });
  // `npm run build` would install all packages again, because the lock file has a new version.
  for (const step of BUILD_STEPS.filter(({ name }) => name !== 'build: gallery')) {
    const { passed } = await runStep(step);
    if (!passed) throw new Error(`Failed to release: ${step.name}.`);
  }
  await packFolder(root, SERVER_FILES, join(folder, `souk-server-${version}.tar.gz`));
  run('npm', 'pack', '--workspace', 'contract', '--pack-destination', folder);
  const openapi = join(folder, `souk-openapi-${version}.yaml`);
  run('node', 'contract/souk-contract.mjs', 'bundle', '--out', openapi);
  const bom = run('npm', 'sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx');
  writeFileSync(join(folder, `souk-${version}.cdx.json`), withoutRunData(bom));
  console.log(writeChecksums(folder, readdirSync(folder)));
}

/** Removes the serial number and time of one run. Both are optional in CycloneDX. */
function withoutRunData(text: string): string {
  const { serialNumber: _number, ...bom } = JSON.parse(text) as {
    serialNumber?: string;
    metadata: { timestamp?: string };
  };
  const { timestamp: _time, ...metadata } = bom.metadata;
  return `${JSON.stringify({ ...bom, metadata }, null, 2)}\n`;
}
