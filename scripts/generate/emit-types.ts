import openapiTypescript, { astToString } from 'openapi-typescript';
import { factory } from 'typescript';
import type { ContractDocument } from '../../contract/engine/contract-document.ts';
import { HEADER } from './header.ts';

/**
 * Emits the contract's types. Only this file uses openapi-typescript, which is no longer
 * maintained.
 */
export async function emitTypes(document: ContractDocument): Promise<string> {
  const ast = await openapiTypescript(JSON.stringify(document), {
    alphabetize: true,
    // A property with a default stays optional in inputs.
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    silent: true,
    // Uploads and downloads are Blobs; the default type would be string.
    transform: ({ format }) =>
      format === 'binary' ? factory.createTypeReferenceNode('Blob') : undefined,
  });
  return `${HEADER}\n${astToString(ast)}`;
}
