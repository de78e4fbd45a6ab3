import ts from 'typescript';

const STATEFUL = /^(?:create(?:Persisted)?Store|Map|Set|WeakMap|WeakSet)$/;

const READONLY = /^Readonly(?:Map|Set)\b/;

/**
 * Finds state and listeners at module level.
 *
 * @returns line and text of each
 */
export function findModuleState(code: string, fileName: string): string[] {
  const source = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const report = (node: ts.Node) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push(`${fileName}:${line} ${node.getText().split('\n')[0]}`);
  };
  for (const statement of source.statements) {
    if (ts.isExpressionStatement(statement)) {
      if (addsListener(statement.expression)) report(statement);
    } else if (ts.isVariableStatement(statement)) {
      const { flags, declarations } = statement.declarationList;
      const isConstant = (flags & ts.NodeFlags.Const) !== 0;
      if (!isConstant || declarations.some(createsState)) report(statement);
    }
  }
  return found;
}

function createsState({ type, initializer }: ts.VariableDeclaration): boolean {
  if (!initializer || (type && READONLY.test(type.getText()))) return false;
  // An empty list is only useful if it is filled later, so it is state.
  if (ts.isArrayLiteralExpression(initializer))
    return initializer.elements.length === 0 && !type?.getText().startsWith('readonly ');
  return (
    (ts.isNewExpression(initializer) || ts.isCallExpression(initializer)) &&
    STATEFUL.test(initializer.expression.getText())
  );
}

function addsListener(expression: ts.Expression): boolean {
  return (
    ts.isCallExpression(expression) &&
    ts.isPropertyAccessExpression(expression.expression) &&
    /^(?:subscribe|addEventListener|setState)$/.test(expression.expression.name.text)
  );
}
