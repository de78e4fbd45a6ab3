import type { PluginObj, types as Types } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/**
 * Compiles the English texts where Lingui's macros leave them, so that each file of the build brings the texts of
 * its own screens: there is no English catalogue to load, and nothing of one screen's words weighs on another.
 */
export function compileMessages({ types }: { types: typeof Types }): PluginObj {
  return {
    name: 'compile-messages',
    visitor: {
      Program: {
        // The macros work as the file is entered.
        exit: (program) =>
          program.traverse({
            ObjectExpression({ node }) {
              if (!node.leadingComments?.some(({ value }) => value === 'i18n')) return;
              for (const property of node.properties) {
                if (!types.isObjectProperty(property)) continue;
                if (!types.isIdentifier(property.key, { name: 'message' })) continue;
                if (!types.isStringLiteral(property.value)) continue;
                property.value = types.valueToNode(compileMessage(property.value.value));
              }
            },
          }),
      },
    },
  };
}
