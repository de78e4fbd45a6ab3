import { expect, test } from 'vitest';
import type { AnyQuery } from './define-operation.ts';
import { isRecord } from './is-record.ts';

const modules = import.meta.glob<Record<string, unknown>>('../generated/*.ts', { eager: true });

function isQuery(value: unknown): value is AnyQuery {
  return isRecord(value) && 'query' in value && 'decode' in value;
}

const queries = Object.values(modules)
  .flatMap((members) => Object.values(members))
  .filter(isQuery)
  .filter(({ text, file }) => !text && !file);

test.each(queries.map((query) => [query.id, query] as const))(
  '@PROD-08 %s fails when its data is not an object',
  (_, query) => {
    for (const data of [null, undefined, [], '', 7, false]) {
      expect(() => query.decode(query.unwrap ? { message: 'ok', data } : data)).toThrow(TypeError);
    }
  },
);
