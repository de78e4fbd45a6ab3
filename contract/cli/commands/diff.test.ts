import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readDocument } from '../../engine/read-document.ts';
import { call } from '../../testing/call.ts';
import type { Change } from '../../diff/change.ts';
import {
  type ContractEditor,
  editContract,
} from '../../diff/testing/seeded-changes/contract-editor.ts';

let folder: string;
let old: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'souk-contract-diff-'));
  old = write('old.json', () => undefined);
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, change: (editor: ContractEditor) => void): string {
  const document = readDocument();
  change(editContract(document));
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(document));
  return file;
}

test('@API-13 a breaking change exits with 1 and is reported with code, operations, location, old and new value', async () => {
  const now = write('lost.json', ({ schema }) =>
    (schema('OrderStatus')['enum'] as string[]).push('Lost'),
  );
  const json = join(folder, 'r/changes.json');
  const { code, out } = await call('diff', old, now, '--json', json);
  expect(code).toBe(1);
  expect(out).toContain('✗ response-enum-widened');
  expect(out).toContain('listOrders: response 200, field data.orders[].order_status');
  expect(out).toContain('+ "Lost"');
  expect(out).toContain('#/components/schemas/OrderStatus');
  expect(out).toContain('1 breaking, 0 risky, 0 harmless.');
  const report = JSON.parse(readFileSync(json, 'utf8')) as { changes: Change[]; counts: object };
  expect(report.counts).toEqual({ breaking: 1, risky: 0, harmless: 0 });
  expect(report.changes[0]).toMatchObject({ code: 'response-enum-widened', severity: 'breaking' });
  const explained = await call('explain', 'response-enum-widened');
  expect(explained.out).toMatch(/\(breaking\)[\s\S]*Fix: [\s\S]*Example: /);
});

test('@API-13 --annotations github prints an annotation for each change at its line', async () => {
  const now = write('lost.json', ({ schema }) =>
    (schema('OrderStatus')['enum'] as string[]).push('Lost'),
  );
  const { out } = await call('diff', old, now, '--annotations', 'github');
  const annotations = out.split('\n').filter((line) => line.startsWith('::'));
  expect(annotations).toHaveLength(1);
  expect(annotations[0]).toMatch(
    /^::error file=openapi\/schemas\/orders\.yaml,line=\d+,title=breaking%3A response-enum-widened::In responses: .*%0AlistOrders: .*%0A\+ "Lost"$/,
  );
  const line = Number(/line=(\d+)/.exec(out)?.[1]);
  const source = readFileSync('openapi/schemas/orders.yaml', 'utf8').split('\n');
  expect(source[line - 1]).toBe('OrderStatus:');
  expect((await call('diff', old, now, '--annotations', 'html')).code).toBe(2);
});

test('@API-13 --fail-on sets the severity that makes it exit with 1', async () => {
  const risky = write(
    'risky.json',
    ({ operation }) => (operation('/api/orders', 'get').security = []),
  );
  const broken = write('broken.json', ({ document }) => delete document.paths['/api/contact-us']);
  expect((await call('diff', old, risky)).code).toBe(0);
  expect((await call('diff', old, risky, '--fail-on', 'risky')).code).toBe(1);
  expect((await call('diff', old, broken, '--fail-on', 'never')).code).toBe(0);
  expect((await call('diff', old, old, '--fail-on', 'risky')).code).toBe(0);
});

test('@API-13 compares with the contract in the working directory when only one version is named', async () => {
  const { code, out } = await call('diff', old);
  expect(out).toContain('openapi/openapi.yaml: no changes.');
  // A file with operations only doesn't say that there are no channels.
  expect(out).toContain(`! Not compared: the realtime channels. ${old} contains none.`);
  expect(code).toBe(0);
  const alone = await call('diff', old, 'openapi/realtime.yaml');
  expect(alone.err).toContain('one is an OpenAPI description, the other AsyncAPI');
  expect(alone.code).toBe(3);
});

test('@API-13 reads a version from a URL', async () => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(readFileSync(old));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/contract.json`;
  const { code, out, err } = await call('diff', address, old);
  server.close();
  expect(err).toBe('');
  expect(out).toContain('no changes.');
  expect(code).toBe(0);
});

test('@API-13 reads git revisions, with files that refer to each other', async () => {
  const home = join(folder, 'repository');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: home, stdio: 'ignore' });
  const type = (name: string) => {
    writeFileSync(join(home, 'openapi/schemas.yaml'), `Id:\n  type: ${name}\n`);
  };
  mkdirSync(join(home, 'openapi'), { recursive: true });
  writeFileSync(
    join(home, 'openapi/openapi.yaml'),
    `openapi: 3.1.0
info: { title: Small, version: '1' }
paths:
  /api/one:
    get:
      operationId: getOne
      responses:
        '200':
          description: One.
          content:
            application/json:
              schema:
                $ref: schemas.yaml#/Id
`,
  );
  type('integer');
  git('init', '-q', '-b', 'main');
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@souk.example'];
  git('add', '.');
  git(...who, 'commit', '-q', '-m', 'First');
  git('tag', 'v1');
  type('string');
  git(...who, 'commit', '-q', '-a', '-m', 'Second');
  const previous = process.cwd();
  onTestFinished(() => process.chdir(previous));
  process.chdir(home);
  const { code, out } = await call('diff', 'v1', 'HEAD:openapi/openapi.yaml');
  expect(out).toContain('✗ response-type-changed');
  expect(out).toContain('getOne: response 200');
  expect(code).toBe(1);
  writeFileSync(
    join(home, 'openapi/realtime.yaml'),
    `asyncapi: 3.0.0
info: { title: Small, version: '1' }
channels:
  news:
    address: news
    messages:
      sent: { name: sent, payload: { $ref: schemas.yaml#/Id } }
`,
  );
  git('add', '.');
  git(...who, 'commit', '-q', '-m', 'Third');
  const gone = await call('diff', 'HEAD', 'v1');
  expect(gone.out).toContain('✗ channel-removed');
  const added = await call('diff', 'HEAD~1', 'HEAD');
  expect(added.out).toContain('· channel-added');
  type('boolean');
  const turned = await call('diff', 'HEAD:openapi/realtime.yaml', 'openapi/realtime.yaml');
  expect(turned.out).toContain('✗ event-type-changed');
  expect(turned.out).toContain('news: event sent');
  expect(turned.code).toBe(1);
  const lost = await call('diff', 'v1:openapi/other.yaml');
  expect(lost.err).toContain('v1 has no openapi/other.yaml');
  expect(lost.code).toBe(2);
});

test.each([
  [[], 2, 'Missing version.'],
  [['a', 'b', 'c'], 2, 'Too many versions.'],
  [['a', '--fail-on', 'sometimes'], 2, 'Use breaking, risky, never'],
  [['no-such-version'], 2, 'no such file or git revision'],
])('reports the mistake when called as diff %j', async (args, exitCode, message) => {
  const { code, err } = await call('diff', ...args);
  expect(err).toContain(message);
  expect(code).toBe(exitCode);
});
