import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  // `npm run build` would install all packages again, because the lock file has a new version.
  for (const step of BUILD_STEPS.filter(({ name }) => name !== 'build: gallery')) {
    const { passed } = await runStep(step);
    if (!passed) throw new Error(`Failed to release: ${step.name}.`);
  }
  await packFolder(root, SERVER_FILES, join(folder, `souk-server-${version}.tar.gz`));
  run(root, 'npm', 'pack', '--workspace', 'contract', '--pack-destination', folder);
  const openapi = join(folder, `souk-openapi-${version}.yaml`);
  run(root, 'node', 'contract/souk-contract.mjs', 'bundle', '--out', openapi);
  writeFileSync(join(folder, `souk-${version}.cdx.json`), createBom(root));
  console.log(writeChecksums(folder, readdirSync(folder)));
}

/** Returns the bill of materials of the packages that run in production, in CycloneDX format. */
export function createBom(root: string): string {
  const options = ['--omit', 'dev', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const { serialNumber: _number, ...bom } = JSON.parse(run(root, 'npm', 'sbom', ...options)) as {
    serialNumber?: string;
    metadata: { timestamp?: string; component: object };
  };
  // The serial number and the time are optional, and differ in each run.
  const { timestamp: _time, ...metadata } = bom.metadata;
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    name: string;
  };
  // npm names the folder.
  const component = { ...metadata.component, name };
  return `${JSON.stringify({ ...bom, metadata: { ...metadata, component } }, null, 2)}\n`;
}

function run(folder: string, program: string, ...parameters: string[]): string {
  return execFileSync(program, parameters, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1_024 * 1_024,
    shell: process.platform === 'win32',
  });
}
