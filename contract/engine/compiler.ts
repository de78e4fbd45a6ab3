import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { escapePointerKey } from '../lib/json-pointer.ts';
import type { Schema } from './contract-document.ts';

const ROOT = 'contract';

/** Compiles schemas of one document; anything that JSON Schema doesn't know is refused. */
export interface Compiler {
  /** @throws Ajv's reason when the schema doesn't compile. */
  compile: (schema: Schema) => ValidateFunction;
  /** Compiles on first use: for schemas whose mistakes `findFaults` has looked for, so that the start does not wait for them. */
  later: (schema: Schema) => ValidateFunction;
}

/** An Ajv that knows the contract's dialect, formats and extensions, and refuses all else. */
export function createAjv(options: { coerceTypes: boolean; validateSchema?: boolean }): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    // Types stand beside `$ref`s and in unions; the strict check of them knows too little of 3.1.
    strictTypes: false,
    verbose: true,
    keywords: ['x-since', 'x-messages', 'x-file', 'example'],
    // Both cost more at the start than they give back in a run.
    code: { optimize: false },
    inlineRefs: false,
    ...options,
  });
  formats(ajv, { mode: 'fast' });
  ajv.addFormat('binary', true);
  return ajv;
}

/**
 * `coerce` turns the texts of paths and queries into the numbers and booleans that they stand for.
 * The schemas must have been checked against their dialect before.
 */
export function createCompiler(schemas: Record<string, Schema>, coerce: boolean): Compiler {
  const ajv = createAjv({ coerceTypes: coerce, validateSchema: false });
  const definitions = toDefinitions(schemas);
  unplaced.push(definitions);
  ajv.addSchema({ $id: ROOT, $defs: definitions });
  const compile = (schema: Schema) => ajv.compile(toDefinitions(schema));
  return {
    compile,
    later(schema) {
      let compiled: ValidateFunction | undefined;
      const validate = ((data: unknown) => {
        compiled ??= compile(schema);
        const fits = compiled(data);
        validate.errors = compiled.errors ?? null;
        return fits;
      }) as ValidateFunction;
      return validate;
    },
  };
}

/** Components live under `$defs` for Ajv, which would take `components` for a misspelt keyword. */
function toDefinitions<T>(schema: T): T {
  const text = JSON.stringify(schema);
  return JSON.parse(text.replaceAll('"#/components/schemas/', `"${ROOT}#/$defs/`)) as T;
}

/** Definitions that were compiled, whose places nobody has asked for yet. */
const unplaced: object[] = [];
const places = new WeakMap<object, string>();

/** JSON pointer of a compiled schema into the bundled contract; undefined for one that stands in no component. */
export function contractPointer(schema: object): string | undefined {
  for (const definitions of unplaced.splice(0)) place(definitions, '#/components/schemas');
  return places.get(schema);
}

function place(node: object, pointer: string): void {
  places.set(node, pointer);
  for (const [key, inner] of Object.entries(node)) {
    if (typeof inner !== 'object' || inner === null) continue;
    place(inner, `${pointer}/${escapePointerKey(key)}`);
  }
}

/** The name of a component that a compiled schema refers to. */
export function definitionName(reference: string): string | undefined {
  return reference.startsWith(`${ROOT}#/$defs/`) ? reference.split('/').pop() : undefined;
}
