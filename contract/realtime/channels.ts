import { readFileSync } from 'node:fs';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { ChannelsDocument, Message } from '../engine/channels-document.ts';
import { closeSchemas } from '../engine/close-schemas.ts';
import { createCompiler } from '../engine/compiler.ts';
import { resolveRef } from '../engine/contract-document.ts';
import { findJsonProblems } from '../engine/find-json-problems.ts';
import { fromAjvError } from '../engine/violation.ts';
import type { NewFinding } from '../findings/finding.ts';
import { errorMessage } from '../lib/error-message.ts';
import { isRecord } from '../lib/is-record.ts';
import { escapePointerKey } from '../lib/json-pointer.ts';
import { excerpt, maskMessage } from '../lib/redact.ts';

const CHANNELS_FILE = new URL('../generated/realtime.json', import.meta.url);

/** `/app/{key}`, where no other WebSockets connect. */
export const PUSHER_PATH = /^\/app\/[^/]+$/;

/** A violation by an event; the pointer refers to its payload. */
export interface EventError {
  code: string;
  pointer: string;
  message: string;
  /** JSON pointer into the bundled channels, or a schema of the contract. */
  contract: string;
}

export interface ReceivedEvent {
  channel: string;
  event: string;
  errors: EventError[];
}

export interface Channels {
  /** Names of all documented events. */
  events: readonly string[];
  /** Validates a text frame of the server; undefined for all but documented events. */
  validateFrame: (text: string) => ReceivedEvent | undefined;
  /** JSON pointer to the documented event. */
  pointerOf: (channel: string, event: string) => string;
}

interface CompiledEvent {
  validate: ValidateFunction;
  pointer: string;
}

interface CompiledChannel {
  id: string;
  pattern: RegExp;
  events: ReadonlyMap<string, CompiledEvent>;
}

/** Converts the errors of an event. */
export function toFindings({ channel, event, errors }: ReceivedEvent): NewFinding[] {
  return errors.map((error) => ({
    ...error,
    check: 'realtime_conformance',
    operation: event,
    attempt: `event on ${channel}`,
    status: undefined,
    curl: '',
  }));
}

/** Returns a new copy at each call. */
export function readChannels(): ChannelsDocument {
  return JSON.parse(readFileSync(CHANNELS_FILE, 'utf8')) as ChannelsDocument;
}

/** @param isClosed also reject undocumented events and properties. */
export function loadChannels(document: ChannelsDocument, isClosed: boolean): Channels {
  const channels = compileChannels(document, isClosed);
  const find = (name: string) => channels.find(({ pattern }) => pattern.test(name));
  return {
    events: channels.flatMap(({ events }) => [...events.keys()]),
    pointerOf(channel, event) {
      const found = find(channel);
      return found?.events.get(event)?.pointer ?? `#/channels/${found?.id ?? ''}`;
    },
    validateFrame(text) {
      const frame = parse(text);
      if (!frame.isValid) {
        const contract = '#/channels';
        const message = `the frame is not valid JSON (${frame.cause}): ${excerpt(text)}`;
        const error = { code: 'event-unreadable', pointer: '', message, contract };
        return { channel: 'unknown channel', event: 'unreadable event', errors: [error] };
      }
      const { channel, event, data } = isRecord(frame.value) ? frame.value : {};
      if (typeof channel !== 'string' || typeof event !== 'string') return undefined;
      const known = find(channel);
      // The events of the protocol start with `pusher:` or `pusher_internal:`.
      if (!known || /^pusher(_internal)?:/.test(event)) return undefined;
      const documented = known.events.get(event);
      if (documented) return { channel, event, errors: validateData(documented, data) };
      if (!isClosed) return undefined;
      const names = [...known.events.keys()].join(', ');
      const message = `the contract has no event "${event}" on ${channel}; it has ${names}`;
      const contract = `#/channels/${known.id}`;
      return {
        channel,
        event,
        errors: [{ code: 'event-undocumented', pointer: '', message, contract }],
      };
    },
  };
}

function compileChannels(document: ChannelsDocument, isClosed: boolean): CompiledChannel[] {
  const schemas = document.components?.schemas ?? {};
  const compiler = createCompiler(isClosed ? closeSchemas(schemas) : schemas, false);
  return Object.entries(document.channels ?? {}).map(([id, { address = '', messages = {} }]) => ({
    id,
    pattern: toPattern(address),
    events: new Map(
      Object.entries(messages).map(
        ([key, reference]: [string, Message]): [string, CompiledEvent] => {
          const message = resolveRef(document, reference);
          const pointer = `#/channels/${escapePointerKey(id)}/messages/${escapePointerKey(key)}`;
          const validate = compiler.compileLazily(message.payload ?? {});
          return [message.name ?? key, { validate, pointer }];
        },
      ),
    ),
  }));
}

/** Address parameters are ids. */
function toPattern(address: string): RegExp {
  const parts = address
    .split(/\{[^}]*\}/)
    .map((part) => part.replaceAll(/[.*+?^$|()[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join(String.raw`\d+`)}$`);
}

function validateData({ validate, pointer: contract }: CompiledEvent, data: unknown): EventError[] {
  const errors: EventError[] = [];
  let payload = data;
  if (typeof data === 'string') {
    const parsed = parse(data);
    if (!parsed.isValid) {
      const message = `data is not valid JSON (${parsed.cause}): ${excerpt(data)}`;
      return [{ code: 'event-unreadable', pointer: '', message, contract }];
    }
    payload = parsed.value;
    for (const { kind, ...found } of findJsonProblems(data)) {
      errors.push({ ...found, code: `body-${kind}`, contract });
    }
  } else {
    const message = 'data is not a string that contains JSON';
    errors.push({ code: 'event-encoding', pointer: '', message, contract });
  }
  if (validate(payload)) return errors;
  for (const error of validate.errors ?? []) {
    const { code, pointer, message, contract: rule } = fromAjvError('body', error);
    const masked = maskMessage(message, pointer);
    errors.push({ code, pointer, message: masked, contract: rule ?? contract });
  }
  return errors;
}

function parse(
  text: string,
): { isValid: true; value: unknown } | { isValid: false; cause: string } {
  try {
    return { isValid: true, value: JSON.parse(text) };
  } catch (error) {
    return { isValid: false, cause: errorMessage(error) };
  }
}
