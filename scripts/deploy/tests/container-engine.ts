import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../../../contract/lib/root.ts';

/** Build arguments of deploy/Containerfile. */
export const BASES = {
  BUILD_IMAGE: process.env['BUILD_IMAGE'] ?? 'docker.io/library/node:24-bookworm-slim',
  RUNTIME_IMAGE: process.env['RUNTIME_IMAGE'] ?? 'gcr.io/distroless/nodejs24-debian12:nonroot',
};

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** The engine that runs. The client of Docker may be installed without a daemon. */
export const engine = ['docker', 'podman'].find(
  (program) => runProgram(program, ['info']).status === 0,
);

/** Returns why containers of these images cannot run. */
export function findImageProblem(images: readonly string[]): string | undefined {
  if (!engine) return 'neither Docker nor Podman runs.';
  const missing = images.find(
    (image) =>
      runProgram(engine, ['image', 'inspect', image]).status !== 0 &&
      runProgram(engine, ['pull', image]).status !== 0,
  );
  return missing && `${engine} failed to pull ${missing}.`;
}

/** Runs a command of the engine. @throws with the output if it fails */
export function callEngine(parameters: readonly string[]): string {
  if (!engine) throw new Error('Neither Docker nor Podman runs.');
  const { status, stdout, stderr } = runProgram(engine, parameters);
  if (status !== 0) {
    throw new Error(`Failed to ${engine} ${parameters[0]}:\n${(stdout + stderr).slice(-4_000)}`);
  }
  return stdout;
}

/** Builds deploy/Containerfile. BUILD_OPTIONS are options of the engine, for example for a sandbox. */
export function buildImage(tag: string, target = 'shop'): void {
  const bases = Object.entries(BASES).flatMap(([name, image]) => [
    '--build-arg',
    `${name}=${image}`,
  ]);
  // Podman's default format has no health check.
  const format = engine === 'podman' ? ['--format', 'docker'] : [];
  const options = [...format, ...splitOptions(process.env['BUILD_OPTIONS']), ...bases];
  callEngine([
    'build',
    ...options,
    '--target',
    target,
    '-f',
    'deploy/Containerfile',
    '-t',
    tag,
    '.',
  ]);
}

export const splitOptions = (options = '') => options.split(' ').filter((option) => option !== '');

/** Runs a program in the repository and returns its output. @throws with its errors if it fails */
export async function callProgram(
  program: string,
  parameters: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const options = { cwd: ROOT, env: { ...process.env, ...env }, maxBuffer: MAX_OUTPUT_BYTES };
  const { stdout } = await promisify(execFile)(program, parameters, options);
  return stdout;
}

function runProgram(program: string, parameters: readonly string[]) {
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES } as const;
  return spawnSync(program, parameters, options);
}
