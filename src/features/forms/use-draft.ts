import { useSyncExternalStore } from 'react';
import type { FieldRules } from '../../api/runtime/form-rules.ts';
import { useAppPart } from '../../lib/react/app-scope.ts';
import { createDrafts, type Drafts } from '../../lib/storage/draft-entries.ts';
import {
  readDraftText,
  readUnstored,
  writeDraft,
  writeUnstored,
} from '../../lib/storage/drafts.ts';

export type Rules = Readonly<Record<string, FieldRules | undefined>>;

export function useDrafts(): Drafts {
  return useAppPart(createDrafts);
}

/** Returns the unsent changes of a form. Empty on the server and in the first render. */
export function useDraft<Values extends object>(
  name: string,
  rules: Rules,
  defaults: Values,
): Partial<Values> {
  const drafts = useDrafts();
  const text = useSyncExternalStore(
    drafts.subscribe,
    () => readDraftText(drafts, name),
    () => '',
  );
  const unstored = useSyncExternalStore(
    drafts.subscribe,
    () => readUnstored(drafts, name),
    () => undefined,
  );
  return { ...parseDraft(text, rules, defaults), ...unstored };
}

/**
 * Updates the stored draft, which may be newer than the rendered one. `undefined` removes a field.
 */
export function changeDraft<Values extends object>(
  drafts: Drafts,
  name: string,
  rules: Rules,
  defaults: Values,
  change: (draft: Partial<Values>) => Partial<Values>,
): void {
  const stored = parseDraft(readDraftText(drafts, name), rules, defaults);
  const draft = { ...stored, ...readUnstored(drafts, name) };
  const fields = Object.entries(change(draft)).filter(([, value]) => value !== undefined);
  writeDraft(
    drafts,
    name,
    Object.fromEntries(fields.filter(([field]) => isStored(rules, field))),
    Object.fromEntries(fields.filter(([field]) => !isStored(rules, field))),
  );
}

export function forgetSecrets(drafts: Drafts, name: string, rules: Rules): void {
  const secrets = Object.keys(rules).filter((field) => rules[field]?.secret);
  const unstored = readUnstored(drafts, name);
  if (!unstored || !secrets.some((field) => field in unstored)) return;
  const others = Object.entries(unstored).filter(([field]) => !secrets.includes(field));
  writeUnstored(drafts, name, Object.fromEntries(others));
}

/** Drops fields of a wrong type: the storage may have been changed from outside. */
function parseDraft<Values extends object>(
  text: string,
  rules: Rules,
  defaults: Values,
): Partial<Values> {
  try {
    const stored: unknown = JSON.parse(text || '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const valid = Object.entries(stored).filter(
      ([field, value]) =>
        Object.hasOwn(defaults, field) &&
        isStored(rules, field) &&
        getValueType(value) === getValueType(Reflect.get(defaults, field)),
    );
    return Object.fromEntries(valid) as Partial<Values>;
  } catch {
    return {};
  }
}

/** Passwords and files stay in memory. */
function isStored(rules: Rules, field: string): boolean {
  return !rules[field]?.secret && !rules[field]?.file;
}

function getValueType(value: unknown): string {
  if (!Array.isArray(value)) return typeof value;
  return value.every((one) => ['string', 'number'].includes(typeof one)) ? 'list' : 'unknown';
}
