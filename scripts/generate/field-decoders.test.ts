import { expect, test } from 'vitest';
import { generate } from './generate.ts';
import { copyGoldenContract } from './testing/golden-contract.ts';

const CONTRACT = 'openapi/openapi.yaml';
const contract = copyGoldenContract();

/** Gives the error of getBook a schema of its own with these properties. */
function writeInline(properties: string) {
  contract.edit(
    "$ref: '#/components/schemas/Message'\n              example: { message: The selected id",
    `type: object\n                properties:\n                  message: { type: string }\n                  ${properties}\n              example: { message: The selected id`,
  );
}

test('@API-03 decodes fields of schemas that are not in the components', async () => {
  writeInline('is_open: { type: boolean, x-decode: negate }');
  const files = await generate(contract.root);
  expect(files.get('src/api/generated/field-decoders.ts')).toContain("['is_open', negate]");
});

test.each([
  [
    'an unknown decoder',
    'is_open: { type: boolean, x-decode: reverse }',
    'has the unknown x-decode reverse.',
  ],
  [
    'a decoder of another type',
    'is_open: { type: string, x-decode: negate }',
    'has x-decode: negate, which takes a boolean.',
  ],
  [
    'a field that is decoded elsewhere',
    'is_lent: { type: boolean }',
    'needs x-decode: negate, as other fields of this name have.',
  ],
])('@API-03 reports %s in such a schema with its location', async (_name, property, text) => {
  writeInline(property);
  const [name = ''] = property.split(':');
  expect(await contract.problems()).toEqual([
    {
      rule: 'x-decode',
      severity: 'error',
      message: `/api/books/{id}.${name} ${text}`,
      file: CONTRACT,
      line: contract.lineOf(CONTRACT, property),
      column: 1,
    },
  ]);
});
