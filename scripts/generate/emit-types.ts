import openapiTypescript, { astToString } from 'openapi-typescript';
import { factory } from 'typescript';
import type { ContractDocument } from '../../contract/engine/contract-document.ts';

/**
 * TypeScript types of the contract. openapi-typescript gets no more releases, so this is the one
 * file that knows it: whatever replaces it must export `paths`, `operations` and `components`.
 */
export async function emitTypes(document: ContractDocument): Promise<string> {
  const ast = await openapiTypescript(JSON.stringify(document), {
    alphabetize: true,
    // A property with a default stays optional in inputs.
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    silent: true,
    // Uploads and downloads: what a browser's form takes and what an answer's `blob()` gives.
    transform: ({ format }) =>
      format === 'binary' ? factory.createTypeReferenceNode('Blob') : undefined,
  });
  return `// Generated from openapi/ by \`npm run generate\`. Do not edit: change the contract.\n\n${astToString(ast)}`;
}
