import type {
  RealtimeChannel,
  RealtimePayload,
  Realtime,
} from '../../contract/source/read-realtime.ts';
import { escapeComment, quote, quoteProperty } from './escape.ts';
import { HEADER } from './header.ts';

/** Emits payload types and channel names (API-09). */
export function emitRealtime(realtime: Realtime): string {
  return [emitRealtimeTypes(realtime), ...realtime.channels.map(emitName)].join('\n');
}

/** Emits only the payload types, for the mock. */
export function emitRealtimeTypes({ channels, payloads }: Realtime): string {
  return [
    HEADER,
    `import type { components } from './schema.d.ts';\n`,
    `type Schemas = components['schemas'];\n`,
    ...payloads.map(emitPayload),
    `/** Payloads by channel and event. */\nexport interface RealtimeEvents {\n${channels.map(emitChannel).join('')}}\n`,
  ].join('\n');
}

function emitPayload({ name, description, fields }: RealtimePayload): string {
  const members = fields.map(
    (field) => `  ${quoteProperty(field.name)}${field.isRequired ? '' : '?'}: ${field.type};\n`,
  );
  return `/** ${escapeComment(description.trim())} */\nexport interface ${name} {\n${members.join('')}}\n`;
}

function emitChannel({ address, description, events }: RealtimeChannel): string {
  const type = typeOf(address);
  const key = type.startsWith('`') ? `[channel: ${type}]` : type;
  const members = events.map(({ name, payload }) => `    ${quote(name)}: ${payload};\n`);
  return `  /** ${escapeComment(description.trim())} */\n  ${key}: {\n${members.join('')}  };\n`;
}

/** Emits a constant, or a function for channels with parameters. */
function emitName({ id, address }: RealtimeChannel): string {
  const parameters = parametersOf(address);
  const doc = `/** Name of the channel \`${escapeComment(address)}\`. */\n`;
  if (parameters.length === 0) return `${doc}export const ${id}Channel = ${quote(address)};\n`;
  const list = parameters.map((name) => `${name}: number`).join(', ');
  const value = toTemplate(address, (name) => name);
  return `${doc}export function ${id}Channel(${list}): ${typeOf(address)} {\n  return ${value};\n}\n`;
}

function typeOf(address: string): string {
  return parametersOf(address).length === 0 ? quote(address) : toTemplate(address, () => 'number');
}

function toTemplate(address: string, toContent: (parameter: string) => string): string {
  const text = address
    .replaceAll(/[\\`$]/g, String.raw`\$&`)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => `\${${toContent(name)}}`);
  return `\`${text}\``;
}

function parametersOf(address: string): string[] {
  return [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
