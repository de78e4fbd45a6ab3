import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { findHandlerFile, operationsInterface } from '../../mocks/domain/find-handler-file.ts';
import type { NewOperation } from './parse-new-operation.ts';
import { handler, pathItem, schemas } from './templates.ts';

/**
 * Adds an operation to the contract and an empty handler to the mock. Returns the changed files.
 *
 * @throws before it writes if the contract has the operation, its path or one of its schemas.
 */
export async function addOperation(root: string, operation: NewOperation): Promise<string[]> {
  const { tag } = operation;
  const files = new Map<string, string>();
  const read = (file: string) =>
    files.get(file) ?? (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');

  const index = read('openapi/openapi.yaml');
  assertNew(root, index, operation);
  for (const [folder, text] of [
    ['paths', pathItem(operation)],
    ['schemas', schemas(operation)],
  ] as const) {
    const file = `openapi/${folder}/${tag}.yaml`;
    files.set(file, read(file) + text);
  }
  files.set('openapi/openapi.yaml', addToIndex(index, operation));

  const handlerFile = findHandlerFile(tag, root);
  files.set(handlerFile, addHandler(read(handlerFile), operation, handlerFile));
  if (!existsSync(join(root, handlerFile))) {
    files.set('mocks/domain/handlers.ts', addToHandlers(read('mocks/domain/handlers.ts'), tag));
    const rules = '.dependency-cruiser.cjs';
    files.set(rules, addArea(read(rules), tag));
  }

  const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  for (const [file, text] of files) {
    const { code, errors } = await format(file, text, options);
    const [error] = errors;
    if (error) throw new Error(`Failed to format ${file}: ${error.message}`);
    files.set(file, code);
  }
  for (const [file, text] of files) {
    const target = join(root, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return [...files.keys()];
}

function assertNew(root: string, index: string, { id, name, path }: NewOperation): void {
  const withoutNames = (text: string) => text.replaceAll(/\{\w+\}/g, '{}');
  for (const [, known = ''] of index.matchAll(/^ {2}(\/\S+):$/gm)) {
    if (withoutNames(known) !== withoutNames(path)) continue;
    throw new Error(`${known} exists: add ${id} to its path item by hand.`);
  }
  const taken: [name: string, folder: string, line: RegExp][] = [
    [id, '', new RegExp(`^ *operationId: ${id}$`, 'm')],
    [id, 'paths', new RegExp(`^${id}:$`, 'm')],
    ...['Input', 'Response', 'Data'].map((suffix): [string, string, RegExp] => [
      name + suffix,
      'schemas',
      new RegExp(`^${name}${suffix}:$`, 'm'),
    ]),
  ];
  for (const file of readdirSync(join(root, 'openapi'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.yaml')) continue;
    const text = readFileSync(join(root, 'openapi', file), 'utf8');
    const found = taken.find(([, folder, line]) => file.startsWith(folder) && line.test(text));
    if (found) throw new Error(`${found[0]} exists in openapi/${file.replaceAll('\\', '/')}.`);
  }
}

function addToIndex(text: string, { id, path, tag }: NewOperation): string {
  const listed = insertBefore(
    text,
    /^components:$/m,
    `  ${path}:\n    $ref: paths/${tag}.yaml#/${id}\n`,
  );
  return listed.includes(`\n  - name: ${tag}\n`)
    ? listed
    : insertBefore(
        listed,
        /^paths:$/m,
        `  - name: ${tag}\n    description: Describe the calls of ${tag}.\n`,
      );
}

function addHandler(text: string, operation: NewOperation, file: string): string {
  const { id, tag } = operation;
  const types = operationsInterface(tag);
  if (text === '') {
    return `import type { ${types} } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';

export const ${handlersName(tag)} = {
${handler(operation)}} satisfies HandlersOf<${types}>;
`;
  }
  // Some tags are split over several files, which list their operations.
  const listed = text.replace(
    new RegExp(`(Pick<\\s*HandlersOf<${types}>,\\s*)`),
    (start: string) => `${start}'${id}' | `,
  );
  return insertBefore(listed, /^\} satisfies /m, `\n${handler(operation)}`, file);
}

function addToHandlers(text: string, tag: string): string {
  const name = handlersName(tag);
  const imported = insertBefore(
    text,
    /^\nexport type Handlers/m,
    `import { ${name} } from './${tag}/${tag}-handlers.ts';\n`,
  );
  return insertBefore(imported, /^\};$/m, `  ...${name},\n`);
}

/** Before the last areas, which compose the others. */
function addArea(text: string, tag: string): string {
  const list = /const MOCK_AREAS = \[\n((?: {2}\[.*\n)+)\];/.exec(text)?.[1] ?? '';
  const last = list.trimEnd().split('\n').at(-1) ?? '';
  if (last === '') throw new Error('Failed to find MOCK_AREAS in .dependency-cruiser.cjs.');
  return text.replace(last, () => `  ['${tag}'],\n${last}`);
}

function handlersName(tag: string): string {
  return `${tag.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Handlers`;
}

function insertBefore(text: string, place: RegExp, added: string, file = 'the file'): string {
  const at = place.exec(text)?.index;
  if (at === undefined) throw new Error(`Failed to change ${file}: ${String(place)} is not in it.`);
  return text.slice(0, at) + added + text.slice(at);
}
