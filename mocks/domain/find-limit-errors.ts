import type { FormError } from '../../contract/engine/form-messages.ts';
import type { LimitRule } from '../../contract/engine/limit-rules.ts';
import { DEFAULT_RULES, settingValue } from './world/settings-rules.ts';
import type { World } from './world/world.ts';

/** Finds fields whose digit count violates a settings limit that the contract declares. */
export function findLimitErrors(
  world: World,
  form: Readonly<Record<string, unknown>>,
  rules: ReadonlyMap<string, LimitRule>,
): FormError[] {
  return [...rules].flatMap(([field, rule]): FormError[] => {
    const value = form[field];
    if (typeof value !== 'string') return [];
    // A value with other characters counts as zero digits.
    const digits = /^\d+$/.test(value) ? value.length : 0;
    const min = limitOf(world, rule.minLength);
    const max = limitOf(world, rule.maxLength);
    const [keyword, limit] =
      min !== undefined && digits < min
        ? (['minLength', min] as const)
        : (['maxLength', max !== undefined && digits > max ? max : undefined] as const);
    if (limit === undefined) return [];
    const text =
      rule.messages[keyword] ?? `The ${field.replaceAll('_', ' ')} field format is invalid.`;
    return [{ field, text: text.replaceAll('{limit}', String(limit)) }];
  });
}

function limitOf(world: World, setting: string | undefined): number | undefined {
  if (setting === undefined || !(setting in DEFAULT_RULES)) return undefined;
  const value = settingValue(world, setting as keyof typeof DEFAULT_RULES);
  return typeof value === 'number' ? value : undefined;
}
