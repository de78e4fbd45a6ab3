import {
  type ContractDocument,
  resolveRef,
  type MediaType,
  type Method,
  type OperationObject,
  type PathItem,
  type Parameter,
  type Schema,
} from '../../../engine/contract-document.ts';
import type { Severity } from '../../change.ts';

/** A change and its exact report. */
export interface SeededChange {
  title: string;
  make: (contract: ContractEditor) => void;
  expected: readonly (readonly [
    severity: Severity,
    code: string,
    operation: string,
    where: string,
  ])[];
}

export interface ContractEditor {
  document: ContractDocument;
  item: (path: string) => PathItem;
  operation: (path: string, method: Method) => OperationObject;
  schema: (name: string) => Schema & Required<Pick<Schema, 'properties'>> & { required: string[] };
  property: (name: string, property: string) => Schema;
  parameter: (path: string, method: Method, name: string) => Parameter & Record<string, unknown>;
}

/** Modifies the document. */
export function editContract(document: ContractDocument): ContractEditor {
  const assertDefined = <Part>(part: Part | undefined, what: string): Part => {
    if (part === undefined) throw new Error(`The contract has no ${what}; seed another change.`);
    return part;
  };
  const editor: ContractEditor = {
    document,
    item: (path) => assertDefined(document.paths[path], path),
    operation: (path, method) => assertDefined(editor.item(path)[method], `${method} ${path}`),
    schema: (name) =>
      assertDefined(document.components?.schemas?.[name], name) as ReturnType<
        ContractEditor['schema']
      >,
    property: (name, property) =>
      assertDefined(editor.schema(name).properties[property], `${name}.${property}`),
    parameter(path, method, name) {
      const all = (editor.operation(path, method).parameters ?? []).map((one) =>
        resolveRef(document, one),
      );
      return assertDefined(
        all.find((one) => one.name === name),
        `parameter ${name}`,
      ) as ReturnType<ContractEditor['parameter']>;
    },
  };
  return editor;
}

export function renameKey(object: Record<string, unknown>, from: string, to: string): void {
  object[to] = object[from];
  delete object[from];
}

export function removeItems(list: string[], ...names: string[]): void {
  list.splice(0, list.length, ...list.filter((one) => !names.includes(one)));
}

export function contentOf(operation: OperationObject, status: string): Record<string, MediaType> {
  const content = operation.responses[status]?.content;
  if (!content) throw new Error(`There is no response ${status} with a body.`);
  return content;
}

export function bodyOf(operation: OperationObject) {
  if (!operation.requestBody) throw new Error('The operation has no request body.');
  return operation.requestBody;
}

export const ORDERS = '/api/orders';
export const PRODUCTS = '/api/products';
