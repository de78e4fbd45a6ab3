import { transpileModule } from 'typescript';
import { expect, test } from 'vitest';
import { generate } from './generate.ts';
import { copyGoldenContract } from './testing/golden-contract.ts';

const CONTRACT = 'openapi/openapi.yaml';
const REALTIME = 'realtime.yaml';
const contract = copyGoldenContract();
const { edit, lineOf, problems } = contract;

test.each([
  'access',
  'realtime',
  'field-decoders',
  'untranslated-fields',
  'settings-shape',
  'shelf-mutations',
])('@API-03 reports the tag %s, which needs the file of another module', async (tag) => {
  edit('tags: [shelf]', `tags: [${tag}]`);
  const line = lineOf(CONTRACT, 'operationId: listBooks');
  expect(await problems()).toEqual([
    expect.objectContaining({ rule: 'tag', file: CONTRACT, line }),
  ]);
});

test.each(['delete', 'new', 'await'])('@API-03 reports the reserved word %s', async (id) => {
  edit('operationId: getBook', `operationId: ${id}`);
  const line = lineOf(CONTRACT, `operationId: ${id}`);
  expect(await problems()).toEqual([
    expect.objectContaining({ rule: 'operation-id', file: CONTRACT, line }),
  ]);
});

test.each([
  [
    'a parameter',
    'shelfId',
    'shelf-id',
    'Parameter shelf-id of shelf needs a camelCase name, such as shelfId.',
  ],
  [
    'a reserved parameter',
    'shelfId',
    'new',
    'Parameter new of shelf needs a camelCase name, such as shelfId.',
  ],
  [
    'a channel',
    '  desk:',
    '  front-desk:',
    'Channel front-desk needs a camelCase name, such as shelfBooks.',
  ],
  ['a payload', 'ShelfNotice', 'Shelf-Notice', 'Shelf-Notice needs a name such as AddedBook.'],
])(
  '@API-03 reports %s of the realtime description that no code can have',
  async (_name, from, to, message) => {
    edit(from, to, REALTIME);
    if (!from.startsWith(' ')) edit(from, to, REALTIME);
    const found = await problems();
    expect(found).toContainEqual(
      expect.objectContaining({ rule: 'realtime', file: `openapi/${REALTIME}`, message }),
    );
  },
);

test('@API-02 names of the contract break neither code nor strings', async () => {
  edit('- name: per_page', "- name: per'page");
  edit('size: per_page', "size: per'page");
  edit('draft: { type', "'it''s': { type");
  edit('unless: draft', "unless: it's");
  edit('omit: [draft]', 'omit: []');
  edit('phone_min_length }', "phone'min }");
  edit('phone_min_length: {', "phone'min: {");
  edit('is_lent:', "'isn''t_lent':");
  edit('/api/reader:', "/api/reader's*/all:");
  edit('by: {', "by-whom's: {", REALTIME);
  edit('[book, by]', "[book, by-whom's]", REALTIME);
  edit('name: book-added', "name: book's-added", REALTIME);
  edit('address: desk', "address: desk's*/", REALTIME);
  edit('address: shelf_{', 'address: shelf`s_{', REALTIME);
  for (const [path, text] of await generate(contract.root)) {
    if (!path.endsWith('.ts')) continue;
    const { diagnostics } = transpileModule(text, { reportDiagnostics: true });
    expect(diagnostics, path).toEqual([]);
  }
});
