import ts from 'typescript';
import { createPropertyReads, partsOf, type ScreenReads } from './property-reads.ts';

/** Operators that return one of their operands. */
const CHOICES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);

/**
 * Finds the properties of `schema` that the files read, also through other types. In doubt, a
 * property counts as read.
 */
export function collectScreenReads(
  program: ts.Program,
  files: readonly ts.SourceFile[],
  schema: ts.SourceFile,
): ScreenReads {
  const checker = program.getTypeChecker();
  const { mark, markProperty, markAll, containsResponse, relate, result } = createPropertyReads(
    program,
    schema,
  );

  /** Target types are lazy, because they are slow to compute. */
  function flow(expression: ts.Expression, ...targetTypes: readonly (() => ts.Type | undefined)[]) {
    if (lacksResponse(expression)) return;
    const from = checker.getTypeAtLocation(expression);
    if (!containsResponse(from) && from.getCallSignatures().length === 0) return;
    for (const targetType of targetTypes) {
      const to = targetType();
      if (to) relate(from, to);
    }
  }

  const contextualType = (expression: ts.Expression) => () => checker.getContextualType(expression);

  /** Constraints of declared types show what generic code reads. */
  function flowIntoCall(call: ts.CallExpression | ts.NewExpression) {
    const callArguments = call.arguments ?? [];
    const declaredTypeAt = (index: number) => () => {
      const parameters = checker.getResolvedSignature(call)?.getDeclaration()?.parameters ?? [];
      const parameter = parameters[Math.min(index, parameters.length - 1)];
      if (!parameter || ts.isJSDocParameterTag(parameter)) return undefined;
      const type = checker.getTypeAtLocation(parameter);
      return parameter.dotDotDotToken ? type.getNumberIndexType() : type;
    };
    for (const [index, argument] of callArguments.entries()) {
      flow(argument, contextualType(argument), declaredTypeAt(index));
      if (!ts.isStringLiteralLike(argument)) continue;
      // The string may name the property to read.
      for (const other of callArguments) {
        if (lacksResponse(other)) continue;
        const container = checker.getTypeAtLocation(other);
        if (!containsResponse(container)) continue;
        for (const part of partsOf(container)) {
          markProperty(part.getNumberIndexType() ?? part, argument.text);
        }
      }
    }
  }

  function flowIntoElement(attributes: ts.JsxAttributes) {
    const declaredPropsType = () => {
      const parameters =
        checker.getResolvedSignature(attributes.parent)?.getDeclaration()?.parameters ?? [];
      const [props] = parameters;
      return props && !ts.isJSDocParameterTag(props) ? checker.getTypeAtLocation(props) : undefined;
    };
    for (const attribute of attributes.properties) {
      if (ts.isJsxSpreadAttribute(attribute)) {
        flow(attribute.expression, () => checker.getContextualType(attributes), declaredPropsType);
        continue;
      }
      const { initializer, name } = attribute;
      if (!initializer || !ts.isJsxExpression(initializer) || !initializer.expression) continue;
      flow(initializer.expression, contextualType(initializer.expression), () => {
        const props = declaredPropsType();
        const own = props && checker.getPropertyOfType(props, name.getText());
        return own && checker.getTypeOfSymbol(own);
      });
    }
  }

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isPropertyAccessExpression(node)) mark(checker.getSymbolAtLocation(node.name));
    else if (ts.isElementAccessExpression(node)) visitElementAccess(node);
    else if (ts.isBindingElement(node)) visitBinding(node);
    else if (ts.isBinaryExpression(node)) visitBinary(node);
    else if (ts.isCallExpression(node) || ts.isNewExpression(node)) flowIntoCall(node);
    else if (ts.isJsxAttributes(node)) flowIntoElement(node);
    else if (ts.isAsExpression(node)) {
      flow(node.expression, () => checker.getTypeFromTypeNode(node.type));
    } else if (ts.isSpreadAssignment(node)) {
      flow(node.expression, () => checker.getContextualType(node.parent));
    } else if (ts.isShorthandPropertyAssignment(node)) {
      const symbol = checker.getShorthandAssignmentValueSymbol(node);
      const container = checker.getContextualType(node.parent);
      const property = container && checker.getPropertyOfType(container, node.name.text);
      if (symbol && property) {
        const type = checker.getTypeOfSymbolAtLocation(symbol, node);
        if (containsResponse(type)) relate(type, checker.getTypeOfSymbol(property));
      }
    } else if (ts.isForInStatement(node)) markAll(checker.getTypeAtLocation(node.expression));
    else visitAssignmentTarget(node);
    ts.forEachChild(node, visit);
  }

  /** Handles nodes with contextual types. */
  function visitAssignmentTarget(node: ts.Node) {
    const expression = ts.isVariableDeclaration(node)
      ? node.type && node.initializer
      : ts.isReturnStatement(node)
        ? node.expression
        : ts.isPropertyAssignment(node)
          ? node.initializer
          : ts.isArrowFunction(node) && !ts.isBlock(node.body)
            ? node.body
            : undefined;
    if (expression) flow(expression, contextualType(expression));
  }

  function visitElementAccess({ expression, argumentExpression }: ts.ElementAccessExpression) {
    const type = checker.getTypeAtLocation(expression);
    if (!containsResponse(type)) return;
    const keys = partsOf(checker.getTypeAtLocation(argumentExpression));
    for (const key of keys) {
      if (key.isStringLiteral() || key.isNumberLiteral()) markProperty(type, String(key.value));
      else if ((key.flags & ts.TypeFlags.NumberLike) === 0) markAll(type);
    }
  }

  function visitBinding({ name, propertyName, dotDotDotToken, parent }: ts.BindingElement) {
    if (!ts.isObjectBindingPattern(parent) || dotDotDotToken) return;
    const own = propertyName ?? name;
    const type = checker.getTypeAtLocation(parent);
    if (ts.isIdentifier(own) || ts.isStringLiteral(own)) markProperty(type, own.text);
    else markAll(type);
  }

  function visitBinary({ left, right, operatorToken }: ts.BinaryExpression) {
    if (operatorToken.kind === ts.SyntaxKind.InKeyword && ts.isStringLiteralLike(left)) {
      markProperty(checker.getTypeAtLocation(right), left.text);
    } else if (operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      flow(right, () => checker.getTypeAtLocation(left));
      if (ts.isObjectLiteralExpression(left)) markAll(checker.getTypeAtLocation(right));
    }
    // Of two similar types, the compiler may keep the one outside of the schema.
    const container = () => checker.getTypeAtLocation(left.parent);
    if (CHOICES.has(operatorToken.kind)) for (const one of [left, right]) flow(one, container);
  }

  for (const file of files) visit(file);
  return result();
}

/** Whether the syntax alone rules out response data. */
function lacksResponse(expression: ts.Expression): boolean {
  return (
    ts.isLiteralExpression(expression) ||
    ts.isJsxElement(expression) ||
    ts.isJsxSelfClosingElement(expression) ||
    ts.isTemplateExpression(expression) ||
    // The body is visited separately.
    ((ts.isArrowFunction(expression) || ts.isFunctionExpression(expression)) &&
      expression.parameters.every(({ type }) => type === undefined)) ||
    expression.kind === ts.SyntaxKind.TrueKeyword ||
    expression.kind === ts.SyntaxKind.FalseKeyword ||
    expression.kind === ts.SyntaxKind.NullKeyword
  );
}
