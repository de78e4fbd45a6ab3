import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDocument, type Scalar, type YAMLMap } from 'yaml';
import { createMockProcess, type MockProcess } from '../dev/mock-process.ts';

const repository = resolve(import.meta.dirname, '../..');
const COPIED = [
  'openapi',
  'mocks',
  'contract',
  'scripts',
  'src',
  'docs',
  'redocly.yaml',
  'package.json',
  'tsconfig.json',
  '.dependency-cruiser.cjs',
  '.oxfmtrc.json',
];

let root: string;
let mock: MockProcess;
let origin: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'souk-worked-example-'));
  for (const name of COPIED) cpSync(join(repository, name), join(root, name), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  changeAsTour(readFileSync(join(root, 'docs/tour.md'), 'utf8'));
  performSteps(readFileSync(join(root, 'docs/adding-a-call.md'), 'utf8'));
  mock = createMockProcess(root, 0);
  origin = `http://127.0.0.1:${await mock.start()}`;
}, 180_000);
afterAll(async () => {
  await mock.stop();
  rmSync(root, { recursive: true, force: true });
});

/** Edits text, contract and test as docs/tour.md says; performSteps generates the code. */
function changeAsTour(page: string) {
  const find = (pattern: RegExp) => {
    const [, first = '', second = ''] = pattern.exec(page) ?? [];
    expect(first).not.toBe('');
    return [first, second] as const;
  };
  const [screen, heading] = find(/In `(src\/\S+-screen\.tsx)`, change "([^"]+)"/);
  expect(readFileSync(join(root, screen), 'utf8')).toContain(heading);

  const [contract, schema] = find(/In `(openapi\/\S+)`, find `(\w+)`/);
  const [property] = find(/^```yaml\n([\s\S]*?)^```$/m);
  const document = parseDocument(readFileSync(join(root, contract), 'utf8'));
  for (const { key, value } of (parseDocument(property).contents as YAMLMap<Scalar>).items) {
    const path = [schema, 'properties', key.value];
    expect(document.hasIn(path)).toBe(true);
    document.setIn(path, value);
  }
  writeFileSync(join(root, contract), document.toString({ lineWidth: 0 }));

  const [example] = find(/^```tsx\n([\s\S]*?)^```$/m);
  appendFileSync(join(root, screen.replace('.tsx', '.test.tsx')), `\n${example}`);
}

/** Runs the commands, applies the diffs and writes the files of the page, in order. */
function performSteps(page: string) {
  for (const [, language = '', title, text = ''] of page.matchAll(
    /^```(\w+)(?: title=(\S+))?\n([\s\S]*?)^```$/gm,
  )) {
    if (language === 'sh') for (const line of text.trim().split('\n')) runScript(line);
    if (language === 'diff') applyDiff(text);
    if (title === undefined) continue;
    mkdirSync(dirname(join(root, title)), { recursive: true });
    writeFileSync(join(root, title), text);
  }
}

/** Git must not take the copy for a folder of an outer repository. */
function applyDiff(diff: string) {
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(root) };
  execFileSync('git', ['apply', '-'], { cwd: root, input: diff, env });
}

/** Runs `npm run NAME -- ARGUMENTS` without installing packages. */
function runScript(line: string) {
  const [, name = '', rest = ''] = /^npm run (\S+)(?: -- (.*))?$/.exec(line) ?? [];
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, file = ''] = / tsx (\S+)$/.exec(scripts[name] ?? '') ?? [];
  const options = rest === '' ? [] : rest.split(' ');
  execFileSync(process.execPath, ['--import', 'tsx', file, ...options], { cwd: root });
}

async function send(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('the worked example of docs/adding-a-call.md responds as described', async () => {
  const login = await send('/api/login', { phone: 'demo@souk.example', password: 'secret' });
  const { token } = (login.body as { data: { access: { token: string } } }).data.access;
  const redeem = (code: string) =>
    send('/api/gift-cards/redeem', { code }, { Authorization: `Bearer ${token}` });
  expect(await redeem('SPRING-25')).toEqual({
    status: 200,
    body: { message: 'Gift card redeemed', data: { amount: 25 } },
  });
  expect(await redeem('SPRING-25')).toMatchObject({
    status: 422,
    body: { message: 'This gift card was already redeemed.' },
  });
  expect(await redeem('WINTER-99')).toMatchObject({
    status: 422,
    body: { errors: { code: ['The selected code is invalid.'] } },
  });
  expect((await send('/api/gift-cards/redeem', { code: 'SPRING-25' })).status).toBe(401);
});

test('the rule of docs/tour.md reaches the form', () => {
  expect(readFileSync(join(root, 'src/api/generated/forms/content.ts'), 'utf8')).toMatch(
    /Shorten your name to/,
  );
});

test('their handler, screens and tests compile', { timeout: 120_000 }, () => {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const files = [
    'mocks/domain/handlers.ts',
    'mocks/domain/gift-cards/gift-cards-handlers.ts',
    'src/features/account/screens/profile-screen.tsx',
    'src/features/account/components/gift-card-form.test.tsx',
    'src/features/content/screens/contact-screen.test.tsx',
    'src/test/dom-setup.ts',
  ].map((name) => join(root, name));
  const program = ts.createProgram(files, options);
  const messages = files.flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
  expect(messages).toEqual([]);
});
