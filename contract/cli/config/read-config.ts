import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import type { Command, CommandInput, CommandOption } from '../../lib/command.ts';
import { UsageError } from '../../lib/exit-codes.ts';
import { commands } from '../commands.ts';

export const CONFIG_FILE = 'souk-contract.yaml';

export const CONFIG_OPTION = {
  config: {
    type: 'string',
    placeholder: 'FILE',
    description: `Reads options from this file (default: ${CONFIG_FILE}, if it exists)`,
  },
} as const satisfies Readonly<Record<string, CommandOption>>;

/** An entry of the file. */
interface Entry {
  key: string;
  value: unknown;
  /** `file:line`. */
  place: string;
}

/**
 * Reads the arguments and options of a command from the configuration file. All sections are
 * validated, so that a mistake shows at the first run.
 *
 * @param file undefined for the default, which may be missing.
 * @throws UsageError that names file, line and key of a mistake.
 */
export function readConfig(name: string, command: Command, file: string | undefined): CommandInput {
  const path = file ?? CONFIG_FILE;
  if (!existsSync(path)) {
    if (file !== undefined) throw new UsageError(`File not found: "${file}".`);
    return { positionals: [], options: {} };
  }
  let backend: string | undefined;
  let options: CommandInput['options'] = {};
  for (const { key, value, place } of readEntries(path)) {
    const section = commands[key];
    if (key === 'backend') {
      if (typeof value !== 'string') throw wrongType(place, key, 'a URL', value);
      backend = value;
    } else if (section && hasOptions(key)) {
      const own = readSection(key, section, { key, value, place }, dirname(path));
      if (key === name) options = own;
    } else {
      const known = Object.keys(commands).filter(hasOptions);
      throw new UsageError(`${place}: unknown key "${key}". Use backend, ${known.join(', ')}.`);
    }
  }
  const positionals = backend !== undefined && command.takesBackend ? [backend] : [];
  return { positionals, options };
}

function hasOptions(name: string): boolean {
  return Object.keys(commands[name]?.options ?? {}).length > 0;
}

function readEntries(path: string): Entry[] {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    throw new UsageError(
      `${path}:${line}: ${error.message.split('\n', 1)[0]?.replace(/ at line.*/, '')}.`,
    );
  }
  if (document.contents === null) return [];
  if (!isMap(document.contents)) throw new UsageError(`${path}:1: must be a map of sections.`);
  return entriesOf(document.contents, path, lines);
}

function entriesOf(map: YAMLMap, path: string, lines: LineCounter): Entry[] {
  return map.items.map(({ key, value }) => {
    const offset = isScalar(key) ? (key.range?.[0] ?? 0) : 0;
    const place = `${path}:${lines.linePos(offset).line}`;
    const content = isMap(value) ? entriesOf(value, path, lines) : toValue(value);
    return { key: String(isScalar(key) ? key.value : key), value: content, place };
  });
}

function toValue(node: unknown): unknown {
  return isNode(node) ? node.toJSON() : node;
}

function readSection(
  name: string,
  { options }: Command,
  { value: entries, place: sectionPlace }: Entry,
  folder: string,
): CommandInput['options'] {
  if (!isEntries(entries)) throw wrongType(sectionPlace, name, 'a map of options', entries);
  return Object.fromEntries(
    entries.map(({ key, value, place }) => {
      const option = Object.hasOwn(options, key) ? options[key] : undefined;
      const label = `${name}.${key}`;
      if (!option) {
        const known = Object.keys(options).join(', ');
        throw new UsageError(`${place}: unknown key "${label}". Use ${known}.`);
      }
      return [key, readValue(option, value, place, label, folder)];
    }),
  );
}

function isEntries(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.every((one) => Reflect.has(Object(one) as object, 'place'));
}

function readValue(
  { type, multiple, placeholder, rejectInFile }: CommandOption,
  value: unknown,
  place: string,
  label: string,
  folder: string,
): string | boolean | string[] {
  if (type === 'boolean') {
    if (typeof value !== 'boolean') throw wrongType(place, label, 'true or false', value);
    return value;
  }
  if (multiple) {
    const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
    if (!isList) throw wrongType(place, label, 'a list of strings', value);
    return value;
  }
  if (typeof value !== 'string' && typeof value !== 'number') {
    throw wrongType(place, label, 'a string or number', value);
  }
  const text = String(value);
  const problem = rejectInFile?.(text);
  if (problem !== undefined) throw new UsageError(`${place}: ${label} ${problem}`);
  // Paths in the file are relative to it.
  const isPath = placeholder === 'FILE' || placeholder === 'FOLDER';
  return isPath && !isAbsolute(text) ? relative('.', join(folder, text)) : text;
}

function wrongType(place: string, label: string, expected: string, value: unknown): UsageError {
  const shown = isEntries(value) ? 'a map' : JSON.stringify(value);
  return new UsageError(`${place}: ${label} must be ${expected}, but it is ${shown}.`);
}
