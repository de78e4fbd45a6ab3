import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMockProcess } from '../../dev/mock-process.ts';
import { freePorts } from '../../dev/ports.ts';

// The bases of deploy/Containerfile, and options of the engine, for example for a sandbox.
const {
  BUILD_IMAGE = 'docker.io/library/node:24-bookworm-slim',
  RUNTIME_IMAGE = 'gcr.io/distroless/nodejs24-debian12:nonroot',
  BUILD_OPTIONS = '',
  RUN_OPTIONS = '',
} = process.env;

const root = resolve(import.meta.dirname, '../../..');
const IMAGE = 'localhost/souk-test';
const CONTAINER = `souk-test-${process.pid}`;
const USER = '65532';
const MAX_IMAGE_BYTES = 200_000_000;
const BUILD_TIMEOUT_MS = 1_200_000;
const STOP_TIMEOUT_S = 15;
const WAIT = { timeout: 30_000, interval: 100 };

// The client of Docker may be installed without a daemon.
const engine = ['docker', 'podman'].find((program) => run(program, ['info']).status === 0);
const skipReason = findSkipReason();
if (skipReason) console.warn(`Skipped: ${skipReason}`);

describe.skipIf(skipReason)('the image', () => {
  const mock = createMockProcess(root, 0);
  let origin = '';

  beforeAll(async () => {
    const bases = [
      '--build-arg',
      `BUILD_IMAGE=${BUILD_IMAGE}`,
      '--build-arg',
      `RUNTIME_IMAGE=${RUNTIME_IMAGE}`,
    ];
    // Podman's default format has no health check.
    const format = engine === 'podman' ? ['--format', 'docker'] : [];
    const file = ['-f', 'deploy/Containerfile', '-t', IMAGE, '.'];
    callEngine(['build', ...format, ...split(BUILD_OPTIONS), ...bases, ...file]);

    const { http } = await freePorts(['http']);
    origin = `http://127.0.0.1:${http}`;
    const settings = {
      HOST: '127.0.0.1',
      PORT: String(http),
      BACKEND_URL: `http://127.0.0.1:${await mock.start()}`,
    };
    const env = Object.entries(settings).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
    const hardening = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
    const options = ['-d', '--name', CONTAINER, '--network', 'host', ...split(RUN_OPTIONS)];
    callEngine(['run', ...options, ...hardening, ...env, IMAGE]);
    await vi.waitUntil(async () => (await getStatus('/readyz')) === 200, WAIT);
  }, BUILD_TIMEOUT_MS);
  afterAll(async () => {
    if (engine) run(engine, ['rm', '-f', CONTAINER]);
    await mock.stop();
  });

  const getStatus = (path: string) =>
    fetch(origin + path).then(
      ({ status }) => status,
      () => undefined,
    );
  const runInContainer = (code: string) =>
    callEngine(['exec', CONTAINER, 'node', '-e', code]).trim();

  it('is smaller than 200 MB', () => {
    const bytes = Number(callEngine(['image', 'inspect', '-f', '{{.Size}}', IMAGE]));
    console.log(`The image has ${Math.round(bytes / 1_000_000)} MB.`);
    expect(bytes).toBeLessThan(MAX_IMAGE_BYTES);
  });

  it('runs without root, and cannot change its files', () => {
    expect(runInContainer('console.log(process.getuid())')).toBe(USER);
    const write = "fs.writeFileSync('/app/x', '')";
    expect(runInContainer(`try { ${write} } catch (error) { console.log(error.code) }`)).toBe(
      'EROFS',
    );
  });

  it('serves pages and their files, and passes its health check', async () => {
    const page = await (await fetch(`${origin}/products`)).text();
    expect(page).toContain('</html>');
    const [file = ''] = /\/_souk\/[\w.-]+\.js/.exec(page) ?? [];
    expect(await getStatus(file)).toBe(200);
    const check = callEngine([
      'image',
      'inspect',
      '-f',
      '{{json .Config.Healthcheck.Test}}',
      IMAGE,
    ]);
    const [kind, ...command] = JSON.parse(check) as string[];
    expect(kind).toBe('CMD');
    callEngine(['exec', CONTAINER, ...command]);
  });

  it('stops in time', async () => {
    // Otherwise the engine kills it, and its status is 137.
    callEngine(['stop', '-t', String(STOP_TIMEOUT_S), CONTAINER]);
    expect(callEngine(['inspect', '-f', '{{.State.ExitCode}}', CONTAINER]).trim()).toBe('0');
    expect(await getStatus('/')).toBeUndefined();
  });
});

function findSkipReason(): string | undefined {
  if (!engine) return 'neither Docker nor Podman runs.';
  const missing = [BUILD_IMAGE, RUNTIME_IMAGE].find(
    (image) =>
      run(engine, ['image', 'inspect', image]).status !== 0 &&
      run(engine, ['pull', image]).status !== 0,
  );
  return missing && `${engine} failed to pull ${missing}. Set BUILD_IMAGE and RUNTIME_IMAGE.`;
}

function split(options: string): string[] {
  return options.split(' ').filter((option) => option !== '');
}

/** @throws with the output if the command fails. */
function callEngine(parameters: readonly string[]): string {
  if (!engine) throw new Error('Neither Docker nor Podman runs.');
  const { status, stdout, stderr } = run(engine, parameters);
  if (status !== 0) {
    throw new Error(`Failed to ${engine} ${parameters[0]}:\n${(stdout + stderr).slice(-4_000)}`);
  }
  return stdout;
}

function run(program: string, parameters: readonly string[]) {
  const maxBuffer = 64 * 1024 * 1024;
  return spawnSync(program, parameters, { cwd: root, encoding: 'utf8', maxBuffer });
}
