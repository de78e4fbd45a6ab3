import { escapePointerKey } from '../lib/json-pointer.ts';
import {
  type ContractDocument,
  type Method,
  METHODS,
  type OperationObject,
  type Parameter,
} from './contract-document.ts';

export interface ListedOperation {
  id: string;
  method: Method;
  path: string;
  source: OperationObject;
  /** Includes those of the path; references are not resolved. */
  parameters: Parameter[];
  pointer: string;
}

/** Lists all operations in order; method and path replace a missing id. */
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

export function operationPointer({ path, method }: { path: string; method: string }): string {
  return `#/paths/${escapePointerKey(path)}/${method}`;
}

/** Returns method and path without parameter names. */
export function signatureOf({ method, path }: ListedOperation): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}
