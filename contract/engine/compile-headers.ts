import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Compiler } from './compiler.ts';
import { type ContractDocument, type ResponseObject, resolveRef } from './contract-document.ts';
import { fromAjvError, type Violation, violation } from './violation.ts';

export interface CompiledHeader {
  name: string;
  isRequired: boolean;
  /** Validates `{ value }`, with the text converted to the documented type. */
  validate: ValidateFunction;
  /** JSON pointer into the bundled contract, for shared headers. */
  pointer: string | undefined;
}

/** Such as a `Map` with names in lower case, or the headers of `fetch`. */
export interface ReceivedHeaders {
  get: (name: string) => string | null | undefined;
}

/** @param compiler converts strings. */
export function compileHeaders(
  document: ContractDocument,
  compiler: Compiler,
  { headers = {} }: ResponseObject,
): CompiledHeader[] {
  // OpenAPI ignores this one: the media types define it.
  const names = Object.keys(headers).filter((name) => name.toLowerCase() !== 'content-type');
  return names.map((name) => {
    const header = resolveRef(document, headers[name] ?? {});
    return {
      name,
      isRequired: header.required === true,
      validate: compiler.compileLazily({
        type: 'object',
        properties: { value: header.schema ?? {} },
      }),
      pointer: headers[name]?.$ref,
    };
  });
}

/** Validates presence and values of the documented headers. */
export function validateHeaders(
  documented: readonly CompiledHeader[],
  received: ReceivedHeaders,
): Violation[] {
  return documented.flatMap(({ name, isRequired, validate, pointer }): Violation[] => {
    const value = received.get(name.toLowerCase()) ?? undefined;
    const place = { pointer: `/headers/${name}`, ...(pointer ? { contract: pointer } : {}) };
    if (value === undefined) {
      const message = `the header ${name} is missing`;
      return isRequired ? [{ ...violation('header', 'missing', message), ...place }] : [];
    }
    if (validate({ value })) return [];
    return (validate.errors ?? []).slice(0, 1).map((error) => {
      const { message } = fromAjvError('header', { ...error, data: value });
      return { ...violation('header', 'value', `the header ${name} ${message}`), ...place };
    });
  });
}
