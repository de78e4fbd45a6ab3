import type { PluginObj, types as Types } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/**
 * Compiles English texts in place, so that chunks contain their own texts and need no catalogue.
 */
export function compileMessages({ types }: { types: typeof Types }): PluginObj {
  return {
    name: 'compile-messages',
    visitor: {
      Program: {
        // The macros run when Babel enters the file.
        exit: (program) =>
          program.traverse({
            ObjectExpression({ node }) {
              if (!node.leadingComments?.some(({ value }) => value === 'i18n')) return;
              for (const property of node.properties) {
                if (!types.isObjectProperty(property)) continue;
                if (!types.isIdentifier(property.key, { name: 'message' })) continue;
                if (!types.isStringLiteral(property.value)) continue;
                const message = compileMessage(property.value.value);
                // Through JSON, to leave out the undefined offset of plurals.
                const compact: unknown = JSON.parse(JSON.stringify(message));
                property.value = types.valueToNode(compact);
              }
            },
          }),
      },
    },
  };
}
