import { escapePointerKey } from '../lib/json-pointer.ts';
import {
  type ContractDocument,
  type Method,
  METHODS,
  type OperationObject,
  type Parameter,
} from './contract-document.ts';

/** An operation where it stands. */
export interface ListedOperation {
  id: string;
  method: Method;
  path: string;
  source: OperationObject;
  /** Its own and those of its path, references not yet followed. */
  parameters: Parameter[];
  pointer: string;
}

/** Every operation of a contract in its order; one without an id goes by method and path. */
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

/** The address with nameless places: two that differ in their names alone are one. */
export function addressOf({ method, path }: ListedOperation): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}
