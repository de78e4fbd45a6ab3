import {
  type ContractDocument,
  METHODS,
  type OperationSource,
  type Parameter,
} from './document.ts';

/** An operation where it stands. */
export interface ListedOperation {
  id: string;
  method: string;
  path: string;
  source: OperationSource & { summary?: string; description?: string } & Record<string, unknown>;
  /** Its own and those of its path, references not yet followed. */
  parameters: Parameter[];
  pointer: string;
}

/** Every operation of a contract in its order; one without an id goes by method and path. */
export function listOperations(document: ContractDocument): ListedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const source = item[method] as ListedOperation['source'] | undefined;
      if (!source) return [];
      const shared = (item['parameters'] ?? []) as Parameter[];
      return [
        {
          id: source.operationId ?? `${method.toUpperCase()} ${path}`,
          method,
          path,
          source,
          parameters: [...shared, ...(source.parameters ?? [])],
          pointer: `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`,
        },
      ];
    }),
  );
}

/** The address with nameless places: two that differ in their names alone are one. */
export function addressOf({ method, path }: ListedOperation): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}
