import { escapePointerKey } from '../lib/json-pointer.ts';
import {
  type ContractDocument,
  type Method,
  METHODS,
  type OperationObject,
  type Parameter,
  type PathItem,
  resolveRef,
} from './contract-document.ts';

export interface ListedOperation {
  id: string;
  method: Method;
  path: string;
  source: OperationObject;
  /** Includes those of the path that the operation does not override; references are not resolved. */
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
          parameters: parameterNodesOf(document, item, source),
          pointer: operationPointer({ path, method }),
        },
      ];
    }),
  );
}

/** Returns the parameters of path and operation, with references resolved. */
export function parametersOf(
  document: ContractDocument,
  item: PathItem,
  operation: OperationObject,
): Parameter[] {
  return parameterNodesOf(document, item, operation).map((node) => resolveRef(document, node));
}

/**
 * Returns the parameters of path and operation as they are written. Those of the operation replace
 * those of the path with the same location and name.
 */
export function parameterNodesOf(
  document: ContractDocument,
  item: PathItem,
  operation: OperationObject,
): Parameter[] {
  const nodes = new Map<string, Parameter>();
  for (const node of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const { in: where, name } = resolveRef(document, node);
    // Header names are case-insensitive.
    nodes.set(`${where} ${where === 'header' ? name.toLowerCase() : name}`, node);
  }
  return [...nodes.values()];
}

export function operationPointer({ path, method }: { path: string; method: string }): string {
  return `#/paths/${escapePointerKey(path)}/${method}`;
}

/** Returns method and path without parameter names. */
export function signatureOf({ method, path }: ListedOperation): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}
