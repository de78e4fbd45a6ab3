import { expect, it } from 'vitest';
import { loadContract } from './contract.ts';
import type { OperationObject, Schema } from './contract-document.ts';
import { type RequestValidation, validateRequest } from './validate-request.ts';
import { inlineDocument } from './testing/inline-contract.ts';

const file: Schema = {
  type: 'string',
  format: 'binary',
  'x-file': { types: ['png', 'pdf'], maxKilobytes: 1 },
};
const ticket: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['subject', 'attachments[]'],
  properties: {
    subject: { type: 'string', minLength: 3 },
    urgency: { type: 'integer' },
    note: { type: ['string', 'null'] },
    photo: { ...file, 'x-messages': { 'file-size': 'Too big!' } },
    'attachments[]': { type: 'array', items: file },
  },
};
const operation: OperationObject = {
  operationId: 'openTicket',
  requestBody: {
    content: { 'multipart/form-data': { schema: ticket }, 'application/json': { schema: ticket } },
  },
  responses: { 200: { content: {} }, 422: { content: { 'application/json': { schema: {} } } } },
};

async function submit(body: BodyInit): Promise<RequestValidation> {
  const contract = loadContract(inlineDocument({}, { '/tickets': { post: operation } }), true);
  const found = contract.operations.get('openTicket');
  if (!found) throw new Error('Failed to find openTicket. Look at inlineDocument.');
  const request = new Request('http://mock/', { method: 'POST', body });
  return validateRequest(contract, found, {
    pathParameters: {},
    query: new URLSearchParams(),
    contentType: request.headers.get('content-type') ?? undefined,
    body: Buffer.from(await request.arrayBuffer()),
  });
}

function form(...entries: [name: string, value: string | File][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value);
  }
  return data;
}

const scan = new File(['%PDF'], 'scän.PDF', { type: 'application/pdf' });

it('@API-05 converts texts to the types of the schema and keeps the name, type and bytes of files', async () => {
  const result = await submit(
    form(['subject', ' Late '], ['urgency', '2'], ['note', ''], ['attachments[]', scan]),
  );
  if (result.outcome !== 'good') throw new Error(JSON.stringify(result));
  const { 'attachments[]': files, ...fields } = result.input.body as Record<string, File[]>;
  expect(fields).toEqual({ subject: 'Late', urgency: 2 });
  expect(files?.map(({ name, type }) => [name, type])).toEqual([['scän.PDF', 'application/pdf']]);
  expect(await files?.[0]?.text()).toBe('%PDF');
});

it('@API-05 reports missing, short, mistyped and large values by field', async () => {
  const large = new File(['x'.repeat(1025)], 'large.png');
  const program = new File(['x'], 'run.exe');
  const result = await submit(
    form(['subject', 'x'], ['photo', large], ['attachments[]', scan], ['attachments[]', program]),
  );
  expect(result).toMatchObject({
    outcome: 'form',
    errors: [
      { field: 'subject', text: 'The subject field must be at least 3 characters.' },
      { field: 'photo', text: 'Too big!' },
      {
        field: 'attachments.1',
        text: 'The attachments.1 field must be a file of type: png, pdf.',
      },
    ],
  });
  expect(await submit(form(['subject', '']))).toMatchObject({
    errors: [
      { field: 'subject', text: 'The subject field is required.' },
      { field: 'attachments', text: 'The attachments field is required.' },
    ],
  });
  const heavy = new File(['x'.repeat(1025)], 'heavy.pdf');
  expect(await submit(form(['subject', 'Late'], ['attachments[]', heavy]))).toMatchObject({
    errors: [{ text: 'The attachments.0 field must not be greater than 1 kilobytes.' }],
  });
});

it('@API-05 @FORM-02 rejects an empty file, whatever its type', async () => {
  const empty = new File([], 'empty.pdf', { type: 'application/pdf' });
  expect(await submit(form(['subject', 'Late'], ['attachments[]', empty]))).toMatchObject({
    outcome: 'form',
    errors: [
      { field: 'attachments.0', text: 'The attachments.0 field must be a file of type: png, pdf.' },
    ],
  });
});

it('@API-05 reports unknown fields and truncated forms as client errors', async () => {
  expect(await submit(form(['subjekt', 'Late']))).toMatchObject({
    outcome: 'violation',
    violations: [{ code: 'body-additionalProperties', pointer: '/subjekt' }],
  });
  const broken = new Blob(['--x\r\nContent-Disp'], { type: 'multipart/form-data; boundary=x' });
  expect(await submit(broken)).toMatchObject({ violations: [{ code: 'body-malformed' }] });
});

it('@API-05 rejects a JSON text in a file field', async () => {
  const json = JSON.stringify({ subject: 'Late', 'attachments[]': ['me.png'] });
  expect(await submit(new Blob([json], { type: 'application/json' }))).toMatchObject({
    outcome: 'form',
    errors: [{ field: 'attachments.0' }],
  });
});
