import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'deploy/kubernetes');

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata?: { name?: string };
  spec?: unknown;
}

const kustomization = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as {
  resources: string[];
};
const manifests = kustomization.resources.map(
  (file) => parse(readFileSync(join(folder, file), 'utf8')) as Manifest,
);
const find = (kind: string) => manifests.find((manifest) => manifest.kind === kind)?.spec;

/** Compiles manifests as literals of Kubernetes' types, which also finds unknown fields. */
function findTypeErrors(checked: readonly Manifest[]): string[] {
  const lines = checked.map((manifest, index) => {
    const [group = '', version] = manifest.apiVersion.split('/');
    const types = version === undefined ? `core/${group}` : `${group.split('.')[0]}/${version}`;
    const type = `import('kubernetes-types/${types}').${manifest.kind}`;
    return `export const manifest${index}: ${type} = ${JSON.stringify(manifest)};`;
  });
  const file = join(root, 'scripts/deploy/manifests.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2015.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version, ...rest) =>
    resolve(name) === file
      ? ts.createSourceFile(name, lines.join('\n'), version)
      : read(name, version, ...rest);
  const program = ts.createProgram([file], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

it('has Kubernetes manifests that match the types of Kubernetes', () => {
  expect(findTypeErrors(manifests)).toEqual([]);
  const files = readdirSync(folder).filter((file) => file !== 'kustomization.yaml');
  expect(kustomization.resources.toSorted()).toEqual(files);
});

it('finds unknown fields, wrong types and missing fields in manifests', () => {
  const withContainer = (container: object) => ({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    spec: { selector: {}, template: { spec: { containers: [container] } } },
  });
  const wrong = [{ name: 'a', imagee: 'b' }, { name: 'a', tty: 'yes' }, { image: 'b' }];
  expect(findTypeErrors(wrong.map(withContainer))).toHaveLength(3);
});

it('@SRV-09 runs pods without root, with probes, limits and time to drain', () => {
  const { template } = find('Deployment') as {
    template: {
      metadata: { labels: object };
      spec: { containers: [Record<string, unknown>]; securityContext: object };
    };
  };
  const [container] = template.spec.containers;
  expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65_532 });
  expect(container['securityContext']).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  for (const name of [
    'startupProbe',
    'livenessProbe',
    'readinessProbe',
    'resources',
    'lifecycle',
  ]) {
    expect(container).toHaveProperty(name);
  }
  const { labels } = template.metadata;
  expect(find('Service')).toMatchObject({ selector: labels });
  expect(find('PodDisruptionBudget')).toMatchObject({ selector: { matchLabels: labels } });
  expect(find('NetworkPolicy')).toMatchObject({ podSelector: { matchLabels: labels } });
});
