import { expect, test } from 'vitest';
import type { ContractDocument } from '../../contract/engine/contract-document.ts';
import { findMissingHandlers } from './find-missing-handlers.ts';
import { copyGoldenContract } from './testing/golden-contract.ts';
import { generate } from './generate.ts';

const contract = copyGoldenContract();

async function missing() {
  const files = await generate(contract.root);
  const document = files.get('contract/generated/contract.json') ?? '';
  return findMissingHandlers(contract.root, JSON.parse(document) as ContractDocument);
}

test('@API-03 names each operation without a handler and the file to add it to', async () => {
  contract.write(
    'mocks/domain/library/books-handlers.ts',
    `export const booksHandlers = {
  listBooks: (call, reply) => reply(200),
  async getBook(call, reply) { return reply(200); },
} satisfies HandlersOf<ShelfOperations>;
`,
  );
  const file = 'mocks/domain/library/books-handlers.ts';
  expect(await missing()).toEqual([
    `No handler for replaceBooks: add it to ${file}.`,
    `No handler for updateReader: add it to ${file}.`,
  ]);
});

test('@API-03 names a new file for a tag without handlers', async () => {
  contract.edit('tags: [shelf]', 'tags: [gift-cards]');
  contract.edit('- name: shelf', '- name: gift-cards\n    description: Cards.\n  - name: shelf');
  contract.write('mocks/domain/handlers.ts', '');
  const lines = await missing();
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(
    /^No handler for \w+: add it to mocks\/domain\/gift-cards\/gift-cards-handlers\.ts\.$/,
  );
});

test('@API-02 a tag with a hyphen gives valid names', async () => {
  contract.edit('tags: [shelf]', 'tags: [gift-cards]');
  contract.edit('- name: shelf', '- name: gift-cards\n    description: Cards.\n  - name: shelf');
  const files = await generate(contract.root);
  expect(files.get('mocks/generated/operations.d.ts')).toContain(
    'export interface GiftCardsOperations {',
  );
  expect([...files.keys()]).toContain('src/api/generated/gift-cards.ts');
});

test('@API-03 reports a tag that gives no valid names', async () => {
  contract.edit('tags: [shelf]', 'tags: [Gift cards]');
  contract.edit('- name: shelf', '- name: Gift cards\n    description: Cards.\n  - name: shelf');
  expect(await contract.problems()).toContainEqual(
    expect.objectContaining({
      rule: 'tag',
      message: expect.stringContaining('use kebab case, such as gift-cards.') as string,
    }),
  );
});

test('@API-03 reports a path item that the index lacks, and how to add it', async () => {
  contract.write('openapi/paths/gift-cards.yaml', 'redeem:\n  post: {}\n');
  expect(await contract.problems()).toEqual([
    expect.objectContaining({
      file: 'openapi/paths/gift-cards.yaml',
      line: 1,
      message:
        'No path uses redeem: add "/api/…: { $ref: paths/gift-cards.yaml#/redeem }" to paths in openapi/openapi.yaml.',
    }),
  ]);
});

test('@API-03 reports a tag that is not defined, and how to add it', async () => {
  contract.write('redocly.yaml', 'rules: { operation-tag-defined: error }');
  contract.edit('tags: [shelf]', 'tags: [gift-cards]');
  expect(await contract.problems()).toContainEqual(
    expect.objectContaining({
      rule: 'operation-tag-defined',
      message:
        'The tag gift-cards is not defined: add it to tags in openapi/openapi.yaml, with a description.',
    }),
  );
});

test('@API-03 reports an unresolved reference with its text', async () => {
  contract.edit("'#/components/schemas/Book' # item", "'#/components/schemas/Bok' # item");
  expect((await contract.problems()).map(({ message }) => message)).toContain(
    "Failed to resolve the $ref '#/components/schemas/Bok'.",
  );
});

test('@API-03 reports an invalid pattern with its location', async () => {
  contract.write('redocly.yaml', 'rules: { no-invalid-media-type-examples: error }');
  contract.edit('draft: { type: boolean }', "draft: { type: string, pattern: '[' }");
  contract.edit(
    'owner:\n          type: string',
    "owner:\n          type: string\n          pattern: ')'",
  );
  const line = (text: string) => contract.lineOf('openapi/openapi.yaml', text);
  const file = 'openapi/openapi.yaml';
  expect(await contract.problems()).toEqual([
    expect.objectContaining({ file, line: line("pattern: '['") }),
  ]);
  contract.edit("pattern: '['", "pattern: '[a]'");
  expect(await contract.problems()).toEqual([
    expect.objectContaining({ file, line: line("pattern: ')'") }),
  ]);
});

test('@API-03 reports a pattern that no example uses with its location', async () => {
  contract.write('redocly.yaml', 'rules: { no-invalid-media-type-examples: off }');
  contract.edit('draft: { type: boolean }', "draft: { type: string, pattern: '[' }");
  expect(await contract.problems()).toEqual([
    expect.objectContaining({
      rule: 'schema',
      file: 'openapi/openapi.yaml',
      line: contract.lineOf('openapi/openapi.yaml', "pattern: '['"),
    }),
  ]);
});

test('@API-03 reports a syntax error once, in its file', async () => {
  contract.write('openapi/cards.yaml', 'Card:\n\ttype: object\n');
  contract.edit("'#/components/schemas/Book' # item", "'cards.yaml#/Card'");
  contract.edit("'#/components/schemas/BooksResponse' # put", "'cards.yaml#/Card'");
  expect(await contract.problems()).toEqual([
    {
      rule: 'yaml',
      severity: 'error',
      file: 'openapi/cards.yaml',
      line: 2,
      column: 1,
      message: 'Invalid YAML: tab characters must not be used in indentation.',
    },
  ]);
});
