import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transpileModule } from 'typescript';
import { describe, expect, test } from 'vitest';
import { generate, generateCode, staleFiles, writeGenerated } from './generate.ts';
import { ROOT } from '../../contract/lib/root.ts';
import { copyGoldenContract, GOLDEN_FOLDER } from './testing/golden-contract.ts';

const contract = copyGoldenContract();
const { edit, problems } = contract;

describe('generated files', () => {
  test('@API-02 match the golden files', async () => {
    const files = await generate(contract.root);
    const names = [
      'src/api/generated/shelf.ts',
      'src/api/generated/shelf-mutations.ts',
      'src/api/generated/shelf-infinite.ts',
      'src/api/generated/access.ts',
      'src/api/generated/realtime.ts',
      'src/api/generated/field-decoders.ts',
      'src/api/generated/untranslated-fields.ts',
      'src/api/generated/forms/shelf.ts',
      'mocks/generated/operations.d.ts',
    ];
    for (const name of names) {
      const base = name.replace('forms/shelf', 'shelf-forms').split('/').pop();
      const file = join(GOLDEN_FOLDER, `${base}.txt`);
      await expect(files.get(name)).toMatchFileSnapshot(file);
    }
  });

  test('@API-02 are byte-identical on repeat', async () => {
    const [first, second] = [await generate(contract.root), await generate(contract.root)];
    expect([...second]).toEqual([...first]);
  });

  test('@API-02 a decoded field has its own type in the client and its wire type in the mock', async () => {
    const files = await generate(contract.root);
    expect(files.get('src/api/generated/schema.d.ts')).toContain(
      'readers?: number;\n            title',
    );
    expect(files.get('mocks/generated/schema.d.ts')).toContain(
      'readers?: string;\n            title',
    );
  });

  test('@API-02 a decoder changes the type of its hook', async () => {
    mkdirSync(join(contract.root, 'src/api/decoders'), { recursive: true });
    writeFileSync(join(contract.root, 'src/api/decoders/listBooks.ts'), '');
    const files = await generate(contract.root);
    const hooks = files.get('src/api/generated/shelf.ts');
    expect(hooks).toContain(
      "import { listBooks as decodeListBooks } from '../decoders/listBooks.ts'",
    );
    expect(hooks).toContain(
      "defineQuery<'listBooks', Awaited<ReturnType<NonNullable<typeof decodeListBooks>>>",
    );
    expect(hooks).toContain('decode: decodeListBooks');
  });
});

test('@API-02 texts of the contract break neither comments nor strings', async () => {
  edit('summary: One book', 'summary: One */ book');
  edit('summary: Replace the books', 'summary: Replace */ the books');
  edit('description: A notice.', 'description: A */ notice.', 'realtime.yaml');
  edit('description: What happens on', 'description: What */ happens on', 'realtime.yaml');
  const message = String.raw`"\\It's\n\r\u2028\u2029"`;
  edit('Please choose a book', message);
  const files = await generate(contract.root);
  expect(files.get('src/api/generated/forms/shelf.ts')).toContain(
    String.raw`msg({ message: '\\It\'s\n\r\u2028\u2029' })`,
  );
  for (const [path, text] of files) {
    if (!path.endsWith('.ts')) continue;
    const { diagnostics } = transpileModule(text, { reportDiagnostics: true });
    expect(diagnostics, path).toEqual([]);
  }
});

test('@API-02 a parameter of an operation replaces that of its path', async () => {
  edit(
    '/api/books:\n',
    '/api/books:\n    parameters:\n      - { name: page, in: query, schema: { type: string } }\n',
  );
  const files = await generate(contract.root);
  expect(files.get('src/api/generated/shelf.ts')).toContain("inQuery: ['page', 'per_page']");
});

test('@API-02 the code of the shop’s contract is the same without linting', async () => {
  const all = await generate(ROOT);
  const code = await generateCode(ROOT);
  const types = [...all.keys()].filter((path) => !code.has(path));
  expect(types.every((path) => path.endsWith('.d.ts'))).toBe(true);
  for (const [path, text] of code) expect(text, path).toBe(all.get(path));
});

describe('stale files', () => {
  test('@API-02 finds generated files that were edited, are missing or are left over', async () => {
    const files = await generate(contract.root);
    writeGenerated(contract.root, files);
    expect(staleFiles(contract.root, files)).toEqual([]);

    writeFileSync(join(contract.root, 'src/api/generated/shelf.ts'), 'edited by hand');
    rmSync(join(contract.root, 'src/api/generated/access.ts'));
    writeFileSync(join(contract.root, 'src/api/generated/old-tag.ts'), 'left over');
    expect(staleFiles(contract.root, files)).toEqual([
      'src/api/generated/access.ts',
      'src/api/generated/old-tag.ts',
      'src/api/generated/shelf.ts',
    ]);
  });

  test('@API-02 writes only files that differ and removes those left over', async () => {
    const files = await generate(contract.root);
    expect(writeGenerated(contract.root, files)).toHaveLength(files.size);
    expect(writeGenerated(contract.root, files)).toEqual([]);
    writeFileSync(join(contract.root, 'mocks/generated/old.ts'), '');
    expect(writeGenerated(contract.root, files)).toEqual(['mocks/generated/old.ts']);
    expect(staleFiles(contract.root, files)).toEqual([]);
  });
});

describe('problems of the contract', () => {
  test.each([
    ['a write without x-invalidates', 'x-invalidates: [listBooks]\n', '\n', 'x-invalidates'],
    [
      'an unknown query',
      'x-invalidates: [listBooks]',
      'x-invalidates: [listBoks]',
      'x-invalidates',
    ],
    ['a page parameter that does not exist', 'page: page', 'page: pge', 'x-pagination'],
    ['items that the response lacks', 'items: books', 'items: volumes', 'x-pagination'],
    [
      'data that is not an object',
      "data: { $ref: '#/components/schemas/Book' }",
      'data: {}',
      'data',
    ],
    [
      '"not found" for an undocumented status',
      'x-not-found: id',
      'x-not-found: 404',
      'x-not-found',
    ],
    ['"not found" for a success status', 'x-not-found: id', 'x-not-found: 200', 'x-not-found'],
    ['"not found" for an unknown parameter', 'x-not-found: id', 'x-not-found: slug', 'x-not-found'],
    ['views of a query without token', 'x-not-found: id', 'x-records-view: true', 'x-records-view'],
    ['x-not-found of a mutation', 'x-serial: shelf', 'x-not-found: 429', 'x-not-found'],
    [
      'an unknown reaction to a 401',
      'x-serial: shelf',
      'x-on-unauthorized: leave',
      'x-on-unauthorized',
    ],
    [
      'a reaction to a 401 that is not documented',
      'x-serial: shelf',
      'x-on-unauthorized: ignore',
      'x-on-unauthorized',
    ],
    [
      'an unknown kind',
      'operationId: listBooks',
      'operationId: listBooks\n      x-kind: reading',
      'x-kind',
    ],
    [
      'populating an unknown query',
      'operation: listBooks',
      'operation: listShelves',
      'x-populates',
    ],
    ['an "unless" that is not a body field', 'unless: draft', 'unless: drafty', 'x-populates'],
    [
      'populating from another schema',
      "$ref: '#/components/schemas/BooksResponse' # put",
      "$ref: '#/components/schemas/BookResponse'",
      'x-populates',
    ],
    ['an unknown key of x-form', 'omit: [draft]', 'omits: [draft]', 'x-form'],
    ['a form without a field that it omits', 'omit: [draft]', 'omit: [drafty]', 'x-form'],
    ['a form without a field that it requires', 'required: [owner]', 'required: [ower]', 'x-form'],
    ['a form field that is not sent', 'x-unsent: true, ', '', 'x-form'],
    ['an x-equals field that does not exist', 'x-equals: email', 'x-equals: mail', 'x-form'],
    [
      'a limit from an unknown setting',
      '{ minLength: phone_min_length }',
      '{ minLength: least }',
      'x-form',
    ],
    ['a limit from a setting without a default', ', default: 9 }', ' }', 'x-form'],
    [
      'a setting for another keyword',
      '{ minLength: phone_min_length }',
      '{ minimum: phone_min_length }',
      'x-form',
    ],
    [
      'a lost file that is not in the body',
      'x-loses-first: portrait',
      'x-loses-first: picture',
      'x-loses-first',
    ],
    [
      'a lost file that the response does not show',
      'x-loses-first: portrait',
      'x-loses-first: likeness',
      'x-loses-first',
    ],
    ['an unknown decoder', 'x-decode: count', 'x-decode: amount', 'x-decode'],
    ['a decoder of another type', 'type: string, x-decode: count', 'x-decode: count', 'x-decode'],
    [
      'a field that is decoded elsewhere',
      'readers: { type: integer }',
      'readers: { type: string }',
      'x-decode',
    ],
    [
      'an unvalidated field that no request contains',
      'readers: { type: integer }',
      'readers: { type: integer, x-unvalidated: true }',
      'x-unvalidated',
    ],
    [
      'an unvalidated field with another value than true',
      'draft: { type: boolean }',
      'draft: { type: boolean, x-unvalidated: false }',
      'x-unvalidated',
    ],
    [
      'a translated field that is not a text',
      'x-decode: negate',
      'x-decode: negate, x-untranslated: true',
      'x-untranslated',
    ],
    ['a text for an unknown rule', '{ required: Please', '{ require: Please', 'x-form'],
  ])('@API-03 reports %s with its location', async (_name, from, to, rule) => {
    edit(from, to);
    const [problem] = await problems();
    expect(problem).toMatchObject({ rule, file: 'openapi/openapi.yaml' });
    expect(problem?.line).toBeGreaterThan(1);
  });

  test("@API-02 reports Redocly's problems with file and line", async () => {
    edit("'#/components/schemas/Book' # item", "'#/components/schemas/Bok' # item");
    const found = await problems();
    const line = contract.lineOf('openapi/openapi.yaml', 'schemas/Bok');
    expect(found).toContainEqual(
      expect.objectContaining({
        rule: 'no-unresolved-refs',
        severity: 'error',
        file: 'openapi/openapi.yaml',
        line,
      }),
    );
  });
});

describe('files of the contract', () => {
  test('@API-03 reports a file that no path refers to', async () => {
    mkdirSync(join(contract.root, 'openapi/schemas'));
    writeFileSync(join(contract.root, 'openapi/schemas/old.yaml'), 'Old: { type: object }\n');
    expect(await problems()).toEqual([
      expect.objectContaining({ rule: 'no-unreferenced-files', file: 'openapi/schemas/old.yaml' }),
    ]);
  });
});

describe('problems of the realtime description', () => {
  test.each([
    [
      'a channel without messages',
      "notifies everyone.\n    messages:\n      bookAdded: { $ref: '#/components/messages/BookAdded' }\n",
      'notifies everyone.\n    messages: {}\n',
      'Channel desk has no messages.',
    ],
    ['a channel without an address', '    address: desk\n', '', 'Channel desk has no address.'],
    [
      'a message without a name',
      '      name: book-added\n',
      '',
      'Message bookAdded of shelf has no name.',
    ],
    [
      'a message without a payload',
      "\n      payload: { $ref: '#/components/schemas/AddedBook' }",
      '',
      'Message bookAdded of shelf has no payload from components/schemas of this file.',
    ],
    [
      'a nested payload',
      'is_open: { type: boolean }',
      'is_open: { type: object }',
      'ShelfNotice.is_open must be a scalar, an array or a schema of the HTTP API.',
    ],
    [
      'a payload with the name of an HTTP schema',
      'AddedBook:',
      'Book:',
      'Book is also a schema of the HTTP API.',
    ],
  ])('@API-02 reports %s with its location', async (_name, from, to, message) => {
    edit(from, to, 'realtime.yaml');
    if (from === 'AddedBook:') edit('schemas/AddedBook', 'schemas/Book', 'realtime.yaml');
    const found = await problems();
    const expectedProblem = { rule: 'realtime', severity: 'error', file: 'openapi/realtime.yaml' };
    const problem = found.find((one) => one.message === message);
    expect(problem, JSON.stringify(found)).toMatchObject(expectedProblem);
    expect(problem?.line).toBeGreaterThan(1);
  });

  test.each([
    ['a broken reference', "schemas/AddedBook'", "schemas/AdedBook'", 'no-unresolved-refs'],
    ['a schema that the HTTP API lacks', 'schemas/Book', 'schemas/Bok', 'no-unresolved-refs'],
    ['a field of AsyncAPI that does not exist', 'address: desk', 'adress: desk', 'struct'],
  ])('@API-02 Redocly reports %s', async (_name, from, to, rule) => {
    edit(from, to, 'realtime.yaml');
    expect(await problems()).toContainEqual(
      expect.objectContaining({ rule, file: 'openapi/realtime.yaml' }),
    );
  });

  test('@API-02 a file that is missing or not AsyncAPI stops the run', async () => {
    edit('asyncapi: 3.0.0', 'openapi: 3.1.0', 'realtime.yaml');
    expect((await problems()).length).toBeGreaterThan(0);
    writeFileSync(join(contract.root, 'openapi/realtime.yaml'), 'asyncapi: 3.0.0\nchannels: [');
    expect(await problems()).toEqual([
      expect.objectContaining({ rule: 'yaml', file: 'openapi/realtime.yaml', line: 2 }),
    ]);
    rmSync(join(contract.root, 'openapi/realtime.yaml'));
    expect(await problems()).toEqual([
      expect.objectContaining({ rule: 'realtime', file: 'openapi/realtime.yaml' }),
    ]);
  });
});

describe('a paged list', () => {
  test('@API-03 without a total has none in its definition', async () => {
    edit(', total: total', '');
    const hooks = (await generate(contract.root)).get('src/api/generated/shelf.ts');
    expect(hooks).toContain("defaultSize: 12, items: 'books' }");
  });

  test('@API-03 that is not infinite has no infinite hook', async () => {
    edit(', infinite: true', '');
    expect((await generate(contract.root)).has('src/api/generated/shelf-infinite.ts')).toBe(false);
  });
});
