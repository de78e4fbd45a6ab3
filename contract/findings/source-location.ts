import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { pointerKeys } from '../lib/json-pointer.ts';
import { ROOT } from '../lib/root.ts';

const FOLDER = join(ROOT, 'openapi');
const ENTRY = join(FOLDER, 'openapi.yaml');

/** A node of a file, with the offset at which it, or its name, begins. */
interface Spot {
  file: string;
  node: unknown;
  offset: number;
}

interface Parsed {
  changed: number;
  content: unknown;
  lines: LineCounter;
}

const parsed = new Map<string, Parsed>();

/**
 * Where a rule of the bundled contract stands in the files that people edit, such as `openapi/schemas/orders.yaml:12`; the deepest
 * part that is there, since the judging adds rules of its own. Undefined where nothing is known of the pointer.
 */
export function sourceLocation(pointer: string): string | undefined {
  if (!pointer.startsWith('#/') || !existsSync(ENTRY)) return undefined;
  const segments = pointerKeys(pointer);
  const start = startOf(segments);
  if (!start) return undefined;
  let { spot } = start;
  for (const [index, segment] of start.rest.entries()) {
    const next = step(spot, segment);
    if (!next && index < start.needed) return undefined;
    if (!next) break;
    spot = next;
  }
  const { line } = parse(spot.file).lines.linePos(spot.offset);
  return `${relative(ROOT, spot.file)}:${line}`;
}

/** Components stand in files by section, under their names; everything else hangs on the entry, where two names must be there. */
function startOf(
  segments: readonly string[],
): { spot: Spot; rest: readonly string[]; needed: number } | undefined {
  const [head, section = '', name = '', ...rest] = segments;
  const entry = { file: ENTRY, node: parse(ENTRY).content, offset: 0 };
  if (head !== 'components') return { spot: entry, rest: segments, needed: 2 };
  // Closed copies of schemas have names of their own.
  const wanted = name.replace(/__open$/, '');
  for (const file of filesOf(section)) {
    if (!readFileSync(file, 'utf8').includes(`${wanted}:`)) continue;
    const spot = step({ file, node: parse(file).content, offset: 0 }, wanted);
    if (spot) return { spot, rest, needed: 0 };
  }
  return { spot: entry, rest: segments, needed: 3 };
}

function filesOf(section: string): string[] {
  const folder = join(FOLDER, section);
  const single = `${folder}.yaml`;
  if (existsSync(single)) return [single];
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => join(folder, name));
}

/** One segment further; undefined where nothing has that name. */
function step(from: Spot, segment: string): Spot | undefined {
  const { file, node } = arrive(from);
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === segment);
    if (!pair || !isScalar(pair.key)) return undefined;
    return { file, node: pair.value, offset: pair.key.range?.[0] ?? 0 };
  }
  const item = isSeq(node) ? node.items[Number(segment)] : undefined;
  if (!isMap(item) && !isScalar(item)) return undefined;
  return { file, node: item, offset: item.range?.[0] ?? 0 };
}

/** Where the `$ref`s of a node lead in the end. */
function arrive(from: Spot): Spot {
  let spot = from;
  for (let hop = 0; hop < 20; hop += 1) {
    const reference: unknown = isMap(spot.node) ? spot.node.get('$ref') : undefined;
    if (typeof reference !== 'string') return spot;
    const [path = '', fragment = ''] = reference.split('#');
    const file = path === '' ? spot.file : join(dirname(spot.file), path);
    let target: Spot | undefined = { file, node: parse(file).content, offset: 0 };
    for (const segment of pointerKeys(fragment)) target = target && step(target, segment);
    if (!target) return spot;
    spot = target;
  }
  return spot;
}

function parse(file: string): Parsed {
  const { mtimeMs: changed } = statSync(file);
  const before = parsed.get(file);
  if (before?.changed === changed) return before;
  const lines = new LineCounter();
  const { contents } = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const fresh = { changed, content: contents, lines };
  parsed.set(file, fresh);
  return fresh;
}
