import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { ContractDocument } from '../../contract/engine/contract-document.ts';
import { listOperations } from '../../contract/engine/list-operations.ts';
import { missingHandlerMessage } from '../../mocks/domain/find-handler-file.ts';

/** Returns a line for each operation that the mock does not handle. */
export function findMissingHandlers(root: string, document: ContractDocument): string[] {
  const folder = join(root, 'mocks/domain');
  if (!existsSync(folder)) return [];
  const handled = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('-handlers.ts'))
      .flatMap((name) => listHandlers(join(folder, name))),
  );
  return listOperations(document)
    .filter(({ id }) => !handled.has(id))
    .map(({ id, source }) => missingHandlerMessage(id, source.tags?.[0] ?? 'untagged', root));
}

/** Returns the keys of the exported object literals, without executing the file. */
function listHandlers(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ initializer }) => {
      const value =
        initializer && ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer;
      if (!value || !ts.isObjectLiteralExpression(value)) return [];
      return value.properties.flatMap(({ name }) =>
        name && ts.isIdentifier(name) ? [name.text] : [],
      );
    }),
  );
}
