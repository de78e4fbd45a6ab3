import type { MessageDescriptor } from '@lingui/core';
import { isFutureDay } from '../../lib/datetime/format-datetime.ts';
import type { FieldRules } from '../../api/runtime/form-rules.ts';

export interface Violation {
  message: MessageDescriptor;
  limit?: number;
}

/** As strict as the server for typical input: something on both sides of one @. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Returns the first violated rule, in the server's order. */
export function findViolation(
  rules: FieldRules,
  value: unknown,
  context: {
    isRequired: boolean;
    /** Override the contract's limits. */
    settings: { phone_min_length?: number; phone_max_length?: number };
    values: object;
  },
): Violation | undefined {
  const { required, equals, past, email, pattern, minLength, maxLength } = rules;
  if (equals) return value === Reflect.get(context.values, equals.field) ? undefined : equals;
  // The server trims all texts except passwords.
  const text = typeof value === 'string' ? (rules.secret ? value : value.trim()) : undefined;
  if (isEmpty(text ?? value)) return context.isRequired ? required : undefined;
  if (text === undefined) return undefined;
  // The server counts code points, not UTF-16 units.
  const { length } = Array.from(text);
  for (const [rule, isBroken] of [
    [minLength, (limit: number) => length < limit],
    [maxLength, (limit: number) => length > limit],
  ] as const) {
    if (!rule) continue;
    const limit = (rule.setting && context.settings[rule.setting]) ?? rule.limit;
    if (isBroken(limit)) return { message: rule.message, limit };
  }
  if (pattern && !new RegExp(pattern.source, 'u').test(text)) return pattern;
  if (email && !EMAIL.test(text)) return email;
  return past && isFutureDay(text) ? past : undefined;
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === '' ||
    value === 0 ||
    (Array.isArray(value) && value.length === 0)
  );
}
