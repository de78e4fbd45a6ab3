import { escapePointerKey } from '../lib/json-pointer.ts';
import {
  type ContractDocument,
  type Method,
  METHODS,
  type OperationObject,
  type Parameter,
} from './contract-document.ts';

/** An operation with its path and method. */
export interface ListedOperation {
  id: string;
  method: Method;
  path: string;
  source: OperationObject;
  /** Its own and its path's; references are not followed. */
  parameters: Parameter[];
  pointer: string;
}

/** Lists every operation of a contract in order; method and path replace a missing id. */
export function listOperations(document: ContractDocument): ListedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const source = item[method];
      if (!source) return [];
      return [
        {
          id: source.operationId ?? `${method.toUpperCase()} ${path}`,
          method,
          path,
          source,
          parameters: [...(item.parameters ?? []), ...(source.parameters ?? [])],
          pointer: operationPointer({ path, method }),
        },
      ];
    }),
  );
}

/** JSON pointer to an operation in the bundled contract. */
export function operationPointer({ path, method }: { path: string; method: string }): string {
  return `#/paths/${escapePointerKey(path)}/${method}`;
}

/** Method and path without the names of parameters, to compare operations by. */
export function signatureOf({ method, path }: ListedOperation): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}
