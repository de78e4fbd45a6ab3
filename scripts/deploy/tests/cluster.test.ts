import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { ROOT } from '../../../contract/lib/root.ts';
import { freePorts } from '../../dev/ports.ts';
import { isInstalled } from '../processes.ts';
import {
  BASES,
  buildImage,
  callEngine,
  callProgram,
  engine,
  findImageProblem,
} from './container-engine.ts';

// Applies deploy/kubernetes to a cluster of kind, with the mock as the backend.
const CLUSTER = `souk-test-${process.pid}`;
const TAG = 'cluster';
const SHOP_IMAGE = 'localhost/souk-test';
const MOCK_IMAGE = 'localhost/souk-mock-test';
const MOCK_PORT = 4010;
const START_TIMEOUT_MS = 1_800_000;
const WAIT = { timeout: 60_000, interval: 200 };

const missing = (['kind', 'kubectl'] as const).find((program) => !isInstalled(program, '--help'));
const skipReason = missing
  ? `${missing} is not installed.`
  : findImageProblem(Object.values(BASES));
if (skipReason) console.warn(`Skipped: ${skipReason}`);

describe.skipIf(skipReason)('the shop of deploy/kubernetes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-cluster-'));
  const env = {
    KUBECONFIG: join(folder, 'kubeconfig'),
    ...(engine === 'podman' ? { KIND_EXPERIMENTAL_PROVIDER: 'podman' } : {}),
  };
  let forwarding: ChildProcess | undefined;
  let origin = '';

  const call = (program: string, ...parameters: string[]) => callProgram(program, parameters, env);
  const kubectl = (...parameters: string[]) => call('kubectl', '-n', 'souk', ...parameters);
  const waitForRollout = (name: string) =>
    kubectl('rollout', 'status', `deployment/${name}`, '--timeout=300s');

  beforeAll(async () => {
    buildImage(`${SHOP_IMAGE}:${TAG}`);
    buildImage(`${MOCK_IMAGE}:${TAG}`, 'mock');
    await call('kind', 'create', 'cluster', '--name', CLUSTER, '--wait', '180s');
    for (const image of [SHOP_IMAGE, MOCK_IMAGE]) {
      const archive = join(folder, 'image.tar');
      callEngine(['save', '-o', archive, `${image}:${TAG}`]);
      await call('kind', 'load', 'image-archive', archive, '--name', CLUSTER);
      rmSync(archive);
    }
    writeOverlay(folder);
    await kubectl('apply', '-k', folder);
    for (const name of ['mock', 'souk']) await waitForRollout(name);

    const { http } = await freePorts(['http']);
    origin = `http://127.0.0.1:${http}`;
    const parameters = ['-n', 'souk', 'port-forward', 'service/souk', `${http}:80`];
    forwarding = spawn('kubectl', parameters, {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
    await vi.waitUntil(
      () =>
        fetch(`${origin}/`).then(
          ({ ok }) => ok,
          () => false,
        ),
      WAIT,
    );
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    forwarding?.kill();
    await call('kind', 'delete', 'cluster', '--name', CLUSTER);
    rmSync(folder, { recursive: true, force: true });
  }, 120_000);

  it('serves pages with the backend’s data', async () => {
    const response = await fetch(`${origin}/products/4/details`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('"@type":"Product"');
  });

  it('runs at least two ready servers', async () => {
    const ready = 'jsonpath={.items[*].status.conditions[?(@.type=="Ready")].status}';
    const pods = await kubectl('get', 'pods', '-l', 'app.kubernetes.io/name=souk', '-o', ready);
    const statuses = pods.split(' ');
    expect(statuses.length).toBeGreaterThanOrEqual(2);
    expect(new Set(statuses)).toEqual(new Set(['True']));
  });

  it('has at least one server at any time of an update', async () => {
    await kubectl('rollout', 'restart', 'deployment/souk');
    const available = async () =>
      Number(await kubectl('get', 'deployment/souk', '-o', 'jsonpath={.status.availableReplicas}'));
    const seen: number[] = [];
    const update = waitForRollout('souk').then(() => 'finished' as const);
    while ((await Promise.race([update, available()])) !== 'finished') seen.push(await available());
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(1);
  });
});

/** Writes a kustomization that replaces images and backend, and adds the mock. */
function writeOverlay(folder: string): void {
  const write = (name: string, ...documents: object[]) =>
    writeFileSync(join(folder, name), documents.map((one) => stringify(one)).join('---\n'));
  const labels = { app: 'mock' };
  write(
    'mock.yaml',
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'mock' },
      spec: {
        selector: { matchLabels: labels },
        template: {
          metadata: { labels },
          spec: {
            containers: [
              {
                name: 'mock',
                image: `${MOCK_IMAGE}:${TAG}`,
                ports: [{ containerPort: MOCK_PORT }],
                readinessProbe: { tcpSocket: { port: MOCK_PORT } },
                volumeMounts: [{ name: 'cache', mountPath: '/app/.cache' }],
              },
            ],
            volumes: [{ name: 'cache', emptyDir: {} }],
          },
        },
      },
    },
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 'mock' },
      spec: { selector: labels, ports: [{ port: MOCK_PORT }] },
    },
  );
  const settings = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'souk' },
    data: { BACKEND_URL: `http://mock:${MOCK_PORT}`, PUBLIC_ORIGIN: 'http://127.0.0.1' },
  };
  const openPort = [{ op: 'add', path: '/spec/egress/-', value: { ports: [{ port: MOCK_PORT }] } }];
  write('kustomization.yaml', {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    namespace: 'souk',
    resources: [relative(folder, join(ROOT, 'deploy/kubernetes')), 'mock.yaml'],
    images: [{ name: 'registry.example/souk', newName: SHOP_IMAGE, newTag: TAG }],
    patches: [
      { patch: stringify(settings) },
      { target: { kind: 'NetworkPolicy', name: 'souk' }, patch: stringify(openPort) },
    ],
  });
}
