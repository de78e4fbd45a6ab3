import { expect, test } from 'vitest';
import { copyGoldenContract } from './testing/golden-contract.ts';

const CONTRACT = 'openapi/openapi.yaml';
const { edit, lineOf, problems } = copyGoldenContract();

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
