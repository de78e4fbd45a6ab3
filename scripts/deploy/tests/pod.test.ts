import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { ROOT } from '../../../contract/lib/root.ts';
import { createMockProcess } from '../../dev/mock-process.ts';
import { freePorts } from '../../dev/ports.ts';
import { BASES, buildImage, callEngine, engine, findImageProblem } from './container-engine.ts';

// Starts the pod of deploy/kubernetes with Podman, which needs no cluster. Its probes are left out:
// Podman calls them with curl inside the container, and images without a shell have none.
const IMAGE = 'localhost/souk-test:pod';
const APP = `souk-test-${process.pid}`;
/** The name that Podman gives the first pod of a deployment, and its container. */
const CONTAINER = `${APP}-pod-0-souk`;
const START_TIMEOUT_MS = 1_200_000;
const WAIT = { timeout: 30_000, interval: 100 };

const skipReason =
  engine === 'podman' ? findImageProblem(Object.values(BASES)) : 'Podman does not run.';
if (skipReason) console.warn(`Skipped: ${skipReason} Set BUILD_IMAGE and RUNTIME_IMAGE.`);

interface Deployment {
  metadata: { name: string };
  spec: { template: { spec: { containers: Record<string, unknown>[] } } };
}

describe.skipIf(skipReason)('the pod of deploy/kubernetes', () => {
  const mock = createMockProcess(ROOT, 0);
  const folder = mkdtempSync(join(tmpdir(), 'souk-pod-'));
  const file = join(folder, 'pod.yaml');
  let origin = '';
  let metrics = '';

  beforeAll(async () => {
    buildImage(IMAGE);
    const { http, metrics: metricsPort } = await freePorts(['http', 'metrics']);
    origin = `http://127.0.0.1:${http}`;
    metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    const backend = `http://127.0.0.1:${await mock.start()}`;
    writeFileSync(
      file,
      readPod({
        BACKEND_URL: backend,
        PUBLIC_ORIGIN: origin,
        PORT: String(http),
        METRICS_PORT: String(metricsPort),
      }),
    );
    callEngine(['kube', 'play', '--network', 'host', file]);
    await vi.waitUntil(() => respondsOk(`${origin}/readyz`), WAIT);
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    callEngine(['kube', 'down', file]);
    rmSync(folder, { recursive: true });
    await mock.stop();
  });

  const runInContainer = (code: string) =>
    callEngine(['exec', CONTAINER, 'node', '-e', code]).trim();

  it('serves pages with the backend’s data', async () => {
    expect(await (await fetch(`${origin}/products`)).text()).toContain('<article');
  });

  it('shows its metrics on a port of their own', async () => {
    expect(await respondsOk(metrics)).toBe(true);
  });

  it('runs without root and capabilities, and cannot change its files', () => {
    expect(runInContainer('console.log(process.getuid(), process.getgid())')).toBe('65532 65532');
    const write = "fs.writeFileSync('/app/x', '')";
    expect(runInContainer(`try { ${write} } catch (error) { console.log(error.code) }`)).toBe(
      'EROFS',
    );
    const status = runInContainer("console.log(fs.readFileSync('/proc/self/status', 'utf8'))");
    expect(status).toMatch(/^CapEff:\s+0+$/m);
  });
});

/** Returns the manifests of the pod with other settings, on the machine's network. */
function readPod(settings: Record<string, string>): string {
  const read = (name: string) =>
    parse(readFileSync(join(ROOT, 'deploy/kubernetes', name), 'utf8')) as unknown;
  const configMap = read('configmap.yaml') as { data: Record<string, string> };
  Object.assign(configMap.data, settings);
  const deployment = read('deployment.yaml') as Deployment;
  deployment.metadata.name = APP;
  for (const container of deployment.spec.template.spec.containers) {
    container['image'] = IMAGE;
    for (const name of ['ports', 'startupProbe', 'livenessProbe', 'readinessProbe']) {
      delete container[name];
    }
  }
  return [configMap, deployment].map((one) => stringify(one)).join('---\n');
}

const respondsOk = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
