import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { escapePointerKey } from '../lib/json-pointer.ts';
import type { Schema } from './contract-document.ts';

const SCHEMA_ID = 'contract';

/** Compiles schemas; unknown keywords and formats are errors. */
export interface Compiler {
  compile: (schema: Schema) => ValidateFunction;
  /** Compiles on first use, for a fast start. Check schemas with `findContractErrors` first. */
  compileLazily: (schema: Schema) => ValidateFunction;
}

/** Creates an Ajv for the contract's dialect, formats and extensions only. */
export function createAjv(options: { coerceTypes: boolean; validateSchema?: boolean }): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    // This check rejects types next to `$ref` and in unions.
    strictTypes: false,
    verbose: true,
    keywords: [
      'x-since',
      'x-own',
      'x-unvalidated',
      'x-messages',
      'x-limit-settings',
      'x-file',
      'x-decode',
      'x-untranslated',
      'example',
    ],
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
 * Creates a compiler for schemas that were already checked against their dialect.
 *
 * @param coerce convert strings to numbers and booleans.
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

/** Ajv rejects the keyword `components`, so they move to `$defs`. */
function toDefinitions<T>(schema: T): T {
  const text = JSON.stringify(schema);
  return JSON.parse(text.replaceAll('"#/components/schemas/', `"${SCHEMA_ID}#/$defs/`)) as T;
}

const unindexed: object[] = [];
const pointers = new WeakMap<object, string>();

/** Returns a JSON pointer into the bundled contract; undefined outside of components. */
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

export function definitionName(reference: string): string | undefined {
  return reference.startsWith(`${SCHEMA_ID}#/$defs/`) ? reference.split('/').pop() : undefined;
}
