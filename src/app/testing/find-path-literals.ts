import ts from 'typescript';
import * as paths from '../../lib/router/paths.ts';

const KNOWN_PATHS = Object.entries(paths).flatMap(([name, value]) => {
  if (typeof value === 'string') return [{ name, pattern: value }];
  return 'pattern' in value ? [{ name: `${name}()`, pattern: value.pattern }] : [];
});
const FIRST_PARTS = new Set(KNOWN_PATHS.map(({ pattern }) => firstPart(pattern)));

/** For these, a slash is a separator. */
const TEXT_METHODS = /^(?:split|join|startsWith|endsWith|includes|indexOf|replace|replaceAll)$/;

/**
 * Finds literals with a path that paths.ts exports.
 *
 * @returns line, text and replacement of each
 */
export function findPathLiterals(code: string, fileName: string): string[] {
  const source = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];

  function visit(node: ts.Node) {
    const path = pathOf(node);
    if (path !== undefined && FIRST_PARTS.has(firstPart(path))) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push(`${fileName}:${line} hardcodes ${node.getText()}: ${replacement(path)}`);
    } else {
      ts.forEachChild(node, visit);
    }
  }

  visit(source);
  return found;
}

/** Template values become `x`. */
function pathOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) {
    if (node.text === '/' && isSeparator(node)) return undefined;
    return node.text.startsWith('/') ? node.text : undefined;
  }
  if (ts.isTemplateExpression(node)) {
    const text =
      node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('');
    // `${list}/4` continues a path; `${origin}/products` contains one.
    return text.startsWith('/') ? text : /^x(\/[a-z].*)$/s.exec(text)?.[1];
  }
  if (ts.isRegularExpressionLiteral(node)) {
    return /^\/\^(\/[a-z-]+)/.exec(node.text.replaceAll('\\/', '/'))?.[1];
  }
  return undefined;
}

function isSeparator({ parent }: ts.Node): boolean {
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    TEXT_METHODS.test(parent.expression.name.text)
  );
}

/** `/order-history` of `/order-history/7?page=2`. */
function firstPart(path: string): string {
  return /^\/[^/?#]*/.exec(path)?.[0] ?? path;
}

function replacement(path: string): string {
  const [plain = path] = path.split(/[?#]/, 1);
  const known = KNOWN_PATHS.find(({ pattern }) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(plain),
  );
  return known
    ? `use ${known.name} from src/lib/router/paths.ts.`
    : 'add it to src/lib/router/paths.ts.';
}
