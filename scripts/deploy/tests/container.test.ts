import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../../contract/lib/root.ts';
import { createMockProcess } from '../../dev/mock-process.ts';
import { freePorts } from '../../dev/ports.ts';
import {
  BASES,
  buildImage,
  callEngine,
  findImageProblem,
  splitOptions,
} from './container-engine.ts';

const IMAGE = 'localhost/souk-test';
const CONTAINER = `souk-test-${process.pid}`;
const USER = '65532';
const MAX_IMAGE_BYTES = 200_000_000;
const BUILD_TIMEOUT_MS = 1_200_000;
const STOP_TIMEOUT_S = 15;
const WAIT = { timeout: 30_000, interval: 100 };

const skipReason = findImageProblem(Object.values(BASES));
if (skipReason) console.warn(`Skipped: ${skipReason} Set BUILD_IMAGE and RUNTIME_IMAGE.`);

describe.skipIf(skipReason)('the image', () => {
  const mock = createMockProcess(ROOT, 0);
  let origin = '';

  beforeAll(async () => {
    buildImage(IMAGE);

    const { http } = await freePorts(['http']);
    origin = `http://127.0.0.1:${http}`;
    const settings = {
      HOST: '127.0.0.1',
      PORT: String(http),
      BACKEND_URL: `http://127.0.0.1:${await mock.start()}`,
    };
    const env = Object.entries(settings).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
    const hardening = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
    const options = [
      '-d',
      '--name',
      CONTAINER,
      '--network',
      'host',
      ...splitOptions(process.env['RUN_OPTIONS']),
    ];
    callEngine(['run', ...options, ...hardening, ...env, IMAGE]);
    await vi.waitUntil(async () => (await getStatus('/readyz')) === 200, WAIT);
  }, BUILD_TIMEOUT_MS);
  afterAll(async () => {
    callEngine(['rm', '-f', CONTAINER]);
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
