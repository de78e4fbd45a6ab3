import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FieldRules } from '../../src/api/runtime/form-rules.ts';
import {
  type ContractDocument,
  resolveRef,
  METHODS,
  type OperationObject,
  type Schema,
} from '../../contract/engine/contract-document.ts';
import * as addresses from '../../src/api/generated/forms/addresses.ts';
import * as auth from '../../src/api/generated/forms/auth.ts';
import * as content from '../../src/api/generated/forms/content.ts';
import * as orders from '../../src/api/generated/forms/orders.ts';
import * as profile from '../../src/api/generated/forms/profile.ts';
import * as returns from '../../src/api/generated/forms/returns.ts';
import * as support from '../../src/api/generated/forms/support.ts';

const root = resolve(import.meta.dirname, '../..');
const document = JSON.parse(
  readFileSync(resolve(root, 'contract/generated/contract.json'), 'utf8'),
) as ContractDocument;
const modules: Record<string, Record<string, FieldRules | undefined>> = {
  ...addresses,
  ...auth,
  ...content,
  ...orders,
  ...profile,
  ...returns,
  ...support,
};

const operations = Object.values(document.paths)
  .flatMap((item) => METHODS.map((method) => item[method]))
  .filter((source) => source?.['x-form'] !== undefined)
  .map((source) => [source?.operationId ?? '', source] as const);

function fieldsOf(source: OperationObject | undefined) {
  const extension = source?.['x-form'];
  const added = extension === true || extension === undefined ? {} : extension;
  const request = source?.requestBody ? resolveRef(document, source.requestBody) : undefined;
  const { 'multipart/form-data': form, 'application/json': json } = request?.content ?? {};
  const body = resolveRef(document, (form ?? json)?.schema ?? {});
  const names = Object.keys({ ...body.properties, ...added.properties });
  const filledIn = names.filter((name) => !added.omit?.includes(name));
  return filledIn.map((name) => {
    const schema: Schema = {
      ...resolveRef(document, body.properties?.[name] ?? {}),
      ...added.properties?.[name],
    };
    const texts = {
      ...resolveRef(document, body.properties?.[name] ?? {})['x-messages'],
      ...added.properties?.[name]?.['x-messages'],
    };
    const isRequired = [...(body.required ?? []), ...(added.required ?? [])].includes(name);
    return { name, schema, texts, isRequired, mayRequire: added.mayRequire?.includes(name) };
  });
}

describe('generated form rules', () => {
  test('@FORM-01 exist for every operation with a form', () => {
    const forms = operations.map(([id]) => `${id}Form`);
    expect(forms).toContain('createAddressForm');
    expect(forms.toSorted()).toEqual(Object.keys(modules).toSorted());
  });

  test.each(operations)(
    '@FORM-01 %s has the limits, required fields and texts of the contract',
    (id, source) => {
      const rules = modules[`${id}Form`] ?? {};
      for (const { name, schema, texts, isRequired, mayRequire } of fieldsOf(source)) {
        const { required, minLength, maxLength, pattern, email, equals, secret, file } =
          rules[name] ?? {};
        expect([name, required !== undefined]).toEqual([name, isRequired || mayRequire === true]);
        expect([name, required?.sometimes]).toEqual([name, mayRequire ? true : undefined]);
        const limits = schema['x-limit-settings'];
        for (const [keyword, rule] of Object.entries({ minLength, maxLength })) {
          const setting = limits?.[keyword as 'minLength'];
          const limit = setting
            ? document.components?.schemas?.['Settings']?.properties?.[setting]?.['default']
            : schema[keyword];
          // A minimum length of one means required.
          const isNone = keyword === 'minLength' && Number(limit) <= 1;
          expect([name, rule?.limit]).toEqual([name, isNone ? undefined : limit]);
          expect([name, rule?.setting]).toEqual([name, setting]);
          if (rule && texts[keyword]) expect(rule.message.message).toBe(texts[keyword]);
        }
        expect([name, pattern?.source]).toEqual([name, schema['pattern']]);
        expect([name, email !== undefined]).toEqual([name, schema['format'] === 'email']);
        expect([name, equals?.field]).toEqual([name, schema['x-equals']]);
        expect([name, secret]).toEqual([name, schema['format'] === 'password' ? true : undefined]);
        const item = schema.items ? resolveRef(document, schema.items) : schema;
        expect([name, file]).toEqual([name, item['x-file']]);
        if (texts['required']) expect(required?.message.message).toBe(texts['required']);
        if (texts['format']) expect(email?.message.message).toBe(texts['format']);
      }
    },
  );
});
