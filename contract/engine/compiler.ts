import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { escapePointerKey } from '../lib/json-pointer.ts';
import type { Schema } from './contract-document.ts';

const SCHEMA_ID = 'contract';

/** Compiles the schemas of one document; unknown keywords and formats are errors. */
export interface Compiler {
  /** @throws Ajv's error when the schema doesn't compile. */
  compile: (schema: Schema) => ValidateFunction;
  /** Compiles on first use, for a fast start; meant for schemas that `findContractErrors` has checked. */
  compileLazily: (schema: Schema) => ValidateFunction;
}

/** Creates an Ajv that knows the contract's dialect, formats and extensions and rejects all others. */
export function createAjv(options: { coerceTypes: boolean; validateSchema?: boolean }): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    // The contract has types beside `$ref`s and in unions, which this check rejects.
    strictTypes: false,
    verbose: true,
    keywords: ['x-since', 'x-messages', 'x-limit-settings', 'x-file', 'x-decode', 'example'],
    // Both cost more time at the start than they save later.
    code: { optimize: false },
    inlineRefs: false,
    ...options,
  });
  formats(ajv, { mode: 'fast' });
  ajv.addFormat('binary', true);
  return ajv;
}

/**
 * Creates a compiler for schemas that were checked against their dialect before.
 *
 * @param coerce convert strings of paths and queries to the numbers and booleans of the schema.
 */
export function createCompiler(schemas: Record<string, Schema>, coerce: boolean): Compiler {
  const ajv = createAjv({ coerceTypes: coerce, validateSchema: false });
  const definitions = toDefinitions(schemas);
  unindexed.push(definitions);
  ajv.addSchema({ $id: SCHEMA_ID, $defs: definitions });
  const compile = (schema: Schema) => ajv.compile(toDefinitions(schema));
  return {
    compile,
    compileLazily(schema) {
      let compiled: ValidateFunction | undefined;
      const validate = ((data: unknown) => {
        compiled ??= compile(schema);
        const isValid = compiled(data);
        validate.errors = compiled.errors ?? null;
        return isValid;
      }) as ValidateFunction;
      return validate;
    },
  };
}

/** Ajv rejects the keyword `components`, so components move to `$defs`. */
function toDefinitions<T>(schema: T): T {
  const text = JSON.stringify(schema);
  return JSON.parse(text.replaceAll('"#/components/schemas/', `"${SCHEMA_ID}#/$defs/`)) as T;
}

/** Compiled definitions whose pointers nobody has asked for yet. */
const unindexed: object[] = [];
const pointers = new WeakMap<object, string>();

/** JSON pointer of a compiled schema into the bundled contract; undefined outside of components. */
export function contractPointer(schema: object): string | undefined {
  for (const definitions of unindexed.splice(0)) indexPointers(definitions, '#/components/schemas');
  return pointers.get(schema);
}

function indexPointers(node: object, pointer: string): void {
  pointers.set(node, pointer);
  for (const [key, inner] of Object.entries(node)) {
    if (typeof inner !== 'object' || inner === null) continue;
    indexPointers(inner, `${pointer}/${escapePointerKey(key)}`);
  }
}

/** The component that a reference of a compiled schema names. */
export function definitionName(reference: string): string | undefined {
  return reference.startsWith(`${SCHEMA_ID}#/$defs/`) ? reference.split('/').pop() : undefined;
}
