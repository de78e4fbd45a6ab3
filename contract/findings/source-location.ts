import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { pointerKeys } from '../lib/json-pointer.ts';
import { ROOT } from '../lib/root.ts';

/** A YAML node with its file and the offset of its key, or of itself. */
interface SourceNode {
  file: string;
  node: unknown;
  offset: number;
}

interface SourceFile {
  modifiedMs: number;
  text: string;
  /** Parsed on first use. */
  parsed?: { content: unknown; lines: LineCounter };
}

const files = new Map<string, SourceFile>();

/** Creates a `sourceLocation` that looks up each pointer once. Files must not change meanwhile. */
export function createLocator(root = ROOT): (pointer: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (pointer) => {
    if (!known.has(pointer)) known.set(pointer, sourceLocation(pointer, root));
    return known.get(pointer);
  };
}

/**
 * Returns a location such as `openapi/schemas/orders.yaml:12`. Uses the deepest existing part of
 * the pointer, because validation adds rules.
 */
export function sourceLocation(pointer: string, root = ROOT): string | undefined {
  const folder = join(root, 'openapi');
  if (!pointer.startsWith('#/') || !existsSync(join(folder, 'openapi.yaml'))) return undefined;
  const segments = pointerKeys(pointer);
  const start = findStart(folder, segments);
  if (!start) return undefined;
  let { node } = start;
  for (const [index, segment] of start.rest.entries()) {
    const next = childOf(node, segment);
    if (!next && index < start.requiredDepth) return undefined;
    if (!next) break;
    node = next;
  }
  const { line } = parseFile(node.file).lines.linePos(node.offset);
  return `${relative(root, node.file)}:${line}`;
}

/**
 * Components are in files by section. Other pointers start at the entry file, where the first
 * `required` keys must exist.
 */
function findStart(
  folder: string,
  segments: readonly string[],
): { node: SourceNode; rest: readonly string[]; requiredDepth: number } | undefined {
  const [head, section = '', name = '', ...rest] = segments;
  const entries = ['openapi.yaml', 'realtime.yaml']
    .map((entry) => join(folder, entry))
    .filter((file) => existsSync(file))
    .map((file): SourceNode => ({ file, node: parseFile(file).content, offset: 0 }));
  if (head !== 'components') {
    const entry = entries.find((one) => childOf(one, head ?? ''));
    return entry && { node: entry, rest: segments, requiredDepth: 2 };
  }
  // Open copies of schemas have this suffix.
  const componentName = name.replace(/__open$/, '');
  for (const file of filesOf(folder, section)) {
    if (!readFile(file).text.includes(`${componentName}:`)) continue;
    const node = childOf({ file, node: parseFile(file).content, offset: 0 }, componentName);
    if (node) return { node, rest, requiredDepth: 0 };
  }
  for (const entry of entries) {
    const node = findNode(entry, [head, section, componentName]);
    if (node) return { node, rest, requiredDepth: 0 };
  }
  return undefined;
}

function findNode(from: SourceNode, keys: readonly string[]): SourceNode | undefined {
  return keys.reduce<SourceNode | undefined>((node, key) => node && childOf(node, key), from);
}

function filesOf(root: string, section: string): string[] {
  const folder = join(root, section);
  const single = `${folder}.yaml`;
  if (existsSync(single)) return [single];
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => join(folder, name));
}

function childOf(from: SourceNode, segment: string): SourceNode | undefined {
  const { file, node } = followReferences(from);
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === segment);
    if (!pair || !isScalar(pair.key)) return undefined;
    return { file, node: pair.value, offset: pair.key.range?.[0] ?? 0 };
  }
  const item = isSeq(node) ? node.items[Number(segment)] : undefined;
  if (!isMap(item) && !isScalar(item)) return undefined;
  return { file, node: item, offset: item.range?.[0] ?? 0 };
}

function followReferences(from: SourceNode): SourceNode {
  let node = from;
  for (let hop = 0; hop < 20; hop += 1) {
    const reference: unknown = isMap(node.node) ? node.node.get('$ref') : undefined;
    if (typeof reference !== 'string') return node;
    const [path = '', fragment = ''] = reference.split('#');
    const file = path === '' ? node.file : join(dirname(node.file), path);
    let target: SourceNode | undefined = { file, node: parseFile(file).content, offset: 0 };
    for (const segment of pointerKeys(fragment)) target = target && childOf(target, segment);
    if (!target) return node;
    node = target;
  }
  return node;
}

function parseFile(file: string): NonNullable<SourceFile['parsed']> {
  const source = readFile(file);
  if (source.parsed) return source.parsed;
  const lines = new LineCounter();
  const { contents } = parseDocument(source.text, { lineCounter: lines });
  source.parsed = { content: contents, lines };
  return source.parsed;
}

function readFile(file: string): SourceFile {
  const { mtimeMs: modifiedMs } = statSync(file);
  const known = files.get(file);
  if (known?.modifiedMs === modifiedMs) return known;
  const source: SourceFile = { modifiedMs, text: readFileSync(file, 'utf8') };
  files.set(file, source);
  return source;
}
