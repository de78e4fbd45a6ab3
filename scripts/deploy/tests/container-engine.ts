import { spawnSync } from 'node:child_process';
import { ROOT } from '../../../contract/lib/root.ts';

/** Build arguments of deploy/Containerfile. */
export const BASES = {
  BUILD_IMAGE: process.env['BUILD_IMAGE'] ?? 'docker.io/library/node:24-bookworm-slim',
  RUNTIME_IMAGE: process.env['RUNTIME_IMAGE'] ?? 'gcr.io/distroless/nodejs24-debian12:nonroot',
};

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

function runProgram(program: string, parameters: readonly string[]) {
  const maxBuffer = 64 * 1024 * 1024;
  return spawnSync(program, parameters, { cwd: ROOT, encoding: 'utf8', maxBuffer });
}
