import ts from 'typescript';

export interface ResponseProperty {
  declaration: ts.PropertySignature;
  /** Names, starting with the component: `['OrderRow', 'order_status']`. */
  path: readonly string[];
  operations: ReadonlySet<string>;
}

/**
 * Lists the properties of successful responses in `schema.d.ts`, without the envelope.
 *
 * @param isLater properties to skip, with everything that only they reach.
 */
export function responseProperties(
  schema: ts.SourceFile,
  isLater: (path: readonly string[]) => boolean,
): ResponseProperty[] {
  const found = new Map<ts.PropertySignature, Set<string>>();
  const components = membersOf(interfaceOf(schema, 'components'));
  for (const [id, operation] of membersOf(interfaceOf(schema, 'operations'))) {
    for (const [status, response] of membersOf(memberOf(operation, 'responses'))) {
      if (!/^2\d\d$/.test(status)) continue;
      for (const [, body] of membersOf(memberOf(resolve(response), 'content'))) {
        walk(body, id, new Set(), true);
      }
    }
  }
  return [...found].map(([declaration, operations]) => ({
    declaration,
    path: pathOf(declaration),
    operations,
  }));

  function resolve(node: ts.Node | undefined): ts.Node | undefined {
    if (!node || !ts.isIndexedAccessTypeNode(node)) return node;
    const names: string[] = [];
    let inner: ts.Node = node;
    while (ts.isIndexedAccessTypeNode(inner)) {
      const { indexType } = inner;
      if (ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal)) {
        names.unshift(indexType.literal.text);
      }
      inner = inner.objectType;
    }
    const [section = '', name = ''] = names;
    return membersOf(components.get(section)).get(name);
  }

  function walk(node: ts.Node, id: string, ancestors: Set<ts.Node>, isEnvelope: boolean): void {
    if (ts.isIndexedAccessTypeNode(node)) {
      const target = resolve(node);
      if (target && !ancestors.has(target))
        walk(target, id, new Set([...ancestors, target]), isEnvelope);
      return;
    }
    if (ts.isPropertySignature(node)) {
      if (isLater(pathOf(node))) return;
      if (!isEnvelope || !ENVELOPE.has(node.name.getText())) {
        found.set(node, (found.get(node) ?? new Set()).add(id));
      }
      if (node.type) walk(node.type, id, ancestors, false);
      return;
    }
    const isStillEnvelope = isEnvelope && !ts.isArrayTypeNode(node);
    ts.forEachChild(node, (child) => walk(child, id, ancestors, isStillEnvelope));
  }
}

const ENVELOPE: ReadonlySet<string> = new Set(['message', 'data']);

function interfaceOf(file: ts.SourceFile, name: string): ts.Node | undefined {
  return file.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name);
}

function membersOf(node: ts.Node | undefined): Map<string, ts.TypeNode> {
  if (!node || !(ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node))) return new Map();
  return new Map(
    node.members.flatMap((member): [string, ts.TypeNode][] =>
      ts.isPropertySignature(member) && member.type ? [[nameOf(member), member.type]] : [],
    ),
  );
}

function memberOf(node: ts.Node | undefined, name: string): ts.TypeNode | undefined {
  return membersOf(node).get(name);
}

function nameOf({ name }: ts.PropertySignature): string {
  return ts.isStringLiteral(name) || ts.isNumericLiteral(name) || ts.isIdentifier(name)
    ? name.text
    : name.getText();
}

function pathOf(declaration: ts.PropertySignature): string[] {
  const names: string[] = [];
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertySignature(node)) names.unshift(nameOf(node));
  }
  const section = names.indexOf('schemas');
  return section === 0 ? names.slice(1) : names;
}
