import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ChannelsDocument } from '../engine/channels-document.ts';
import {
  type ContractDocument,
  resolveRef,
  referenceName,
  type Schema,
} from '../engine/contract-document.ts';
import { isIdentifier } from '../lib/is-identifier.ts';
import type { Problem } from './contract-problem.ts';
import { readDescription } from './read-contract.ts';

export const REALTIME_FILE = 'openapi/realtime.yaml';

export interface RealtimeChannel {
  id: string;
  /** Contains ids in braces. */
  address: string;
  description: string;
  events: { name: string; payload: string }[];
}

/** Fields are scalars, lists or OpenAPI schemas. */
export interface RealtimePayload {
  name: string;
  description: string;
  fields: { name: string; isRequired: boolean; type: string }[];
}

/** The channels, as far as the generator needs them. */
export interface Realtime {
  channels: RealtimeChannel[];
  payloads: RealtimePayload[];
}

const SCALARS: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** Reads the channels and checks that the generator supports their events. */
export async function readRealtime(
  root: string,
  contract: ContractDocument,
): Promise<{
  /** Bundled; undefined if it could not be read. */
  document: ChannelsDocument | undefined;
  realtime: Realtime;
  problems: Problem[];
  files: readonly string[];
}> {
  const realtime: Realtime = { channels: [], payloads: [] };
  const file = join(root, REALTIME_FILE);
  if (!existsSync(file)) {
    return {
      document: undefined,
      realtime,
      problems: [toProblem('', '', 'The file is missing. The types of the mock’s events need it.')],
      files: [],
    };
  }
  const read = await readDescription<ChannelsDocument>(root, REALTIME_FILE);
  const { document, problems, files } = read;
  if (!document || problems.length > 0) return { document, realtime, problems, files };

  const source = readFileSync(file, 'utf8');
  const report = (key: string, message: string) => problems.push(toProblem(source, key, message));
  if (!document.asyncapi?.startsWith('3.')) report('', 'Not an AsyncAPI 3 description.');
  // Bundling adds OpenAPI schemas; only those of this file are payloads.
  const ownSchemas = Object.keys((parse(source) as ChannelsDocument).components?.schemas ?? {});
  const schemas = document.components?.schemas ?? {};

  for (const [id, channel] of Object.entries(document.channels ?? {})) {
    const { address = '', description = '', messages = {} } = channel;
    if (address === '') report(`${id}:`, `Channel ${id} has no address.`);
    if (!isIdentifier(`${id}Channel`)) {
      report(`${id}:`, `Channel ${id} needs a camelCase name, such as shelfBooks.`);
    }
    for (const [, parameter = ''] of address.matchAll(/\{([^{}]*)\}/g)) {
      if (isIdentifier(parameter)) continue;
      report(`${id}:`, `Parameter ${parameter} of ${id} needs a camelCase name, such as shelfId.`);
    }
    if (Object.keys(messages).length === 0) report(`${id}:`, `Channel ${id} has no messages.`);
    const events = Object.entries(messages).flatMap(([key, one]): RealtimeChannel['events'] => {
      const message = resolveRef(document, one);
      const payload = referenceName(message.payload);
      if (!message.name) report(`${key}:`, `Message ${key} of ${id} has no name.`);
      if (payload === undefined || !ownSchemas.includes(payload)) {
        report(
          `${key}:`,
          `Message ${key} of ${id} has no payload from components/schemas of this file.`,
        );
      }
      return message.name && payload !== undefined ? [{ name: message.name, payload }] : [];
    });
    realtime.channels.push({ id, address, description, events });
  }
  if (realtime.channels.length === 0) report('', 'No channels are defined.');

  for (const name of ownSchemas) {
    const { description, properties = {}, required = [] } = schemas[name] ?? {};
    if (!isIdentifier(name)) report(`${name}:`, `${name} needs a name such as AddedBook.`);
    if (contract.components?.schemas?.[name])
      report(`${name}:`, `${name} is also a schema of the HTTP API.`);
    const fields = Object.entries(properties).map(([field, schema]) => {
      const type = typeOf(schema, contract);
      if (type === undefined) {
        report(
          `${name}:`,
          `${name}.${field} must be a scalar, an array or a schema of the HTTP API.`,
        );
      }
      return { name: field, isRequired: required.includes(field), type: type ?? 'never' };
    });
    if (fields.length === 0) report(`${name}:`, `${name} has no properties.`);
    realtime.payloads.push({
      name,
      description: typeof description === 'string' ? description : name,
      fields,
    });
  }
  return { document, realtime, problems, files };
}

/** Returns undefined for unsupported schemas. */
function typeOf(schema: Schema, contract: ContractDocument): string | undefined {
  const name = referenceName(schema);
  if (name !== undefined) {
    return contract.components?.schemas?.[name] ? `Schemas['${name}']` : undefined;
  }
  const { type, items } = schema;
  if (type === 'array' && items) {
    const inner = typeOf(items, contract);
    return inner === undefined ? undefined : `(${inner})[]`;
  }
  const names = [type ?? []].flat().map((one) => SCALARS[one]);
  return names.length === 0 || names.includes(undefined) ? undefined : names.join(' | ');
}

function toProblem(source: string, key: string, message: string): Problem {
  const lines = source.split('\n');
  const index = Math.max(
    0,
    lines.findIndex((line) => line.trim().startsWith(key)),
  );
  const column = (lines[index] ?? '').search(/\S|$/) + 1;
  return {
    message,
    rule: 'realtime',
    severity: 'error',
    file: REALTIME_FILE,
    line: index + 1,
    column,
  };
}
