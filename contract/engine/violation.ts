import type { ErrorObject } from 'ajv';
import { contractPointer } from './compiler.ts';

export type MessagePart = 'path' | 'query' | 'header' | 'body' | 'status' | 'media-type';

export interface Violation {
  /** Stable name of part and rule, such as `body-additionalProperties`. */
  code: string;
  where: MessagePart;
  /** JSON pointer into that part. */
  pointer: string;
  /** A JSON Schema keyword, or a name such as `undocumented`. */
  rule: string;
  /** Includes the actual value. */
  message: string;
  /** JSON pointer into the bundled contract, for rules of schemas. */
  contract?: string;
}

export function violation(
  where: MessagePart,
  rule: string,
  message: string,
  pointer = '',
): Violation {
  return { code: `${where}-${rule}`, where, pointer, rule, message };
}

export function fromAjvError(where: MessagePart, error: ErrorObject): Violation {
  const field = extraField(error);
  const pointer = field === undefined ? error.instancePath : `${error.instancePath}/${field}`;
  const allowed: unknown = error.params['allowedValues'] ?? error.params['allowedValue'];
  const detail = allowed === undefined ? '' : ` (${JSON.stringify(allowed)})`;
  const seen = field === undefined ? `, but it is ${abbreviate(error.data)}` : '';
  const rule = error.parentSchema && contractPointer(error.parentSchema);
  const contract = rule === undefined ? undefined : `${rule}/${error.keyword}`;
  return {
    ...violation(
      where,
      error.keyword,
      `${error.message ?? error.keyword}${detail}${seen}`,
      pointer,
    ),
    ...(contract === undefined ? {} : { contract }),
  };
}

function extraField(error: ErrorObject): string | undefined {
  const name: unknown =
    error.params['additionalProperty'] ??
    error.params['unevaluatedProperty'] ??
    error.params['missingProperty'];
  return typeof name === 'string' ? name : undefined;
}

function abbreviate(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
