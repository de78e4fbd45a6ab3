import { basename, dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** Finds operations whose generated definition, key, hook or preload function is imported. */
export function operationsInUse(
  program: ts.Program,
  files: readonly ts.SourceFile[],
  generated: string,
): Set<string> {
  const calls = callsOf(program, generated);
  const used = new Set<string>();
  for (const file of files) {
    const visit = (node: ts.Node): void => {
      const specifier = moduleOf(node);
      if (specifier !== undefined) {
        const path = resolve(dirname(file.fileName), specifier);
        const names = calls.get(path.replace(/\.js$/, '.ts'));
        const imported = importedNames(node);
        for (const [name, id] of names ?? []) if (imported?.has(name) ?? true) used.add(id);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return used;
}

function callsOf(program: ts.Program, folder: string): Map<string, Map<string, string>> {
  const modules = program
    .getSourceFiles()
    .filter(({ fileName }) => resolve(dirname(fileName)) === folder);
  const ids = new Set<string>();
  const findIds = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^define(Query|Mutation)$/.test(node.expression.getText())) {
      const [argument] = node.typeArguments ?? [];
      if (argument && ts.isLiteralTypeNode(argument) && ts.isStringLiteral(argument.literal)) {
        ids.add(argument.literal.text);
      }
    }
    ts.forEachChild(node, findIds);
  };
  for (const file of modules) findIds(file);

  const calls = new Map<string, Map<string, string>>();
  for (const file of modules) {
    const names = new Map<string, string>();
    for (const statement of file.statements) {
      if (ts.isVariableStatement(statement)) {
        for (const { name } of statement.declarationList.declarations) {
          if (ts.isIdentifier(name) && ids.has(name.text)) names.set(name.text, name.text);
        }
      } else if (ts.isFunctionDeclaration(statement) && statement.name) {
        const id = firstOf(statement, ids);
        if (id !== undefined) names.set(statement.name.text, id);
      }
    }
    calls.set(join(folder, basename(file.fileName)), names);
  }
  return calls;
}

/** Returns the first operation that the body names. */
function firstOf({ body }: ts.FunctionDeclaration, ids: ReadonlySet<string>): string | undefined {
  const find = (node: ts.Node): string | undefined =>
    ts.isIdentifier(node) && ids.has(node.text) ? node.text : ts.forEachChild(node, find);
  return body && find(body);
}

function moduleOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const { moduleSpecifier } = node;
    return moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
      ? moduleSpecifier.text
      : undefined;
  }
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) {
    return undefined;
  }
  const [argument] = node.arguments;
  return argument && ts.isStringLiteral(argument) ? argument.text : undefined;
}

/** Returns undefined if any name may be imported. */
function importedNames(node: ts.Node): Set<string> | undefined {
  const bindings = ts.isImportDeclaration(node)
    ? node.importClause?.namedBindings
    : ts.isExportDeclaration(node)
      ? node.exportClause
      : undefined;
  if (!bindings || !(ts.isNamedImports(bindings) || ts.isNamedExports(bindings))) return undefined;
  return new Set(bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text));
}
