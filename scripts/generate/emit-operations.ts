import type { Operation } from './operation.ts';
import { operationsInterface } from '../../mocks/domain/find-handler-file.ts';
import { escapeComment } from './escape.ts';
import { HEADER } from './header.ts';

/** Emits the types of the mock's handlers (API-04). */
export function emitOperations(operations: Operation[]): string {
  const tags = [...new Set(operations.map((operation) => operation.tag))];
  const groups = tags.map((tag) => {
    const members = operations
      .filter((operation) => operation.tag === tag)
      .map(
        (operation) =>
          `  /** ${escapeComment(operation.summary.replace(/\.$/, ''))}. \`${operation.method.toUpperCase()} ${escapeComment(operation.path)}\` */\n` +
          `  ${operation.id}: { operation: operations['${operation.id}']; access: '${operation.access}' };\n`,
      );
    return `export interface ${operationsInterface(tag)} {\n${members.join('')}}\n`;
  });
  return (
    `${HEADER}\n` +
    `import type { operations } from './schema.d.ts';\n\n` +
    `${groups.join('\n')}\n` +
    `/** Every operation of the contract. */\n` +
    `export interface Operations\n  extends ${tags.map(operationsInterface).join(',\n    ')} {}\n`
  );
}
