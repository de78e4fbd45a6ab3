import { type FormError, standardError } from '../../contract/engine/form-messages.ts';
import type { LimitRule } from '../../contract/engine/limit-rules.ts';
import { DEFAULT_RULES, settingValue } from './world/settings-rules.ts';
import type { World } from './world/world.ts';

/**
 * Finds fields whose digit count violates a settings limit that the contract declares. A value with
 * other characters violates both limits.
 */
export function findLimitErrors(
  world: World,
  form: Readonly<Record<string, unknown>>,
  rules: ReadonlyMap<string, LimitRule>,
): FormError[] {
  return [...rules].flatMap(([field, rule]): FormError[] => {
    const value = form[field];
    if (typeof value !== 'string') return [];
    const hasOnlyDigits = /^\d+$/.test(value);
    const check = (keyword: 'minLength' | 'maxLength', isMet: (limit: number) => boolean) => {
      const limit = limitOf(world, rule[keyword]);
      if (limit === undefined || (hasOnlyDigits && isMet(limit))) return [];
      const text = rule.messages[keyword];
      return text === undefined
        ? [standardError(field, { rule: 'pattern' })]
        : [{ field, text: text.replaceAll('{limit}', String(limit)) }];
    };
    return [
      ...check('minLength', (limit) => value.length >= limit),
      ...check('maxLength', (limit) => value.length <= limit),
    ];
  });
}

function limitOf(world: World, setting: string | undefined): number | undefined {
  if (setting === undefined || !(setting in DEFAULT_RULES)) return undefined;
  const value = settingValue(world, setting as keyof typeof DEFAULT_RULES);
  return typeof value === 'number' ? value : undefined;
}
