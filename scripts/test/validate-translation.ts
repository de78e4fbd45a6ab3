import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/**
 * Validates syntax, values, tags and plural forms of an ICU translation.
 *
 * @returns one sentence per error
 */
export function validateTranslation(locale: string, source: string, translation: string): string[] {
  let actual: Parts;
  try {
    actual = partsOf(compileMessageOrThrow(translation), locale);
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    return [`can't be read: ${reason}`];
  }
  const expected = partsOf(compileMessageOrThrow(source), 'en');
  return [
    ...compare('value', expected.values, actual.values),
    ...compare('tag', expected.tags, actual.tags),
    ...actual.errors,
  ];
}

interface Parts {
  /** `{name}`, and for choices their branches: `{status, select, Pending}`. */
  values: Set<string>;
  /** `<0>` */
  tags: Set<string>;
  errors: string[];
}

function partsOf(message: CompiledMessage, locale: string): Parts {
  const parts: Parts = { values: new Set(), tags: new Set(), errors: [] };
  collect(message, locale, parts);
  return parts;
}

function collect(message: CompiledMessage, locale: string, parts: Parts): void {
  const tokens = typeof message === 'string' ? [message] : message;
  const open: string[] = [];
  for (const token of tokens) {
    if (typeof token === 'string') {
      readTags(token, open, parts);
      continue;
    }
    const [name, kind, detail] = token;
    parts.values.add(`{${name}}`);
    if (typeof detail !== 'object' || detail === null) continue;
    const branches = Object.entries(detail).filter(([key]) => key !== 'offset');
    if (kind === 'select') {
      for (const [key] of branches) parts.values.add(`{${name}, select, ${key}}`);
    } else if (kind === 'plural' || kind === 'selectordinal') {
      const has = new Set(branches.map(([key]) => key));
      for (const form of formsOf(locale, kind)) {
        if (!has.has(form)) parts.errors.push(`lacks the form "${form}" of {${name}, ${kind}}`);
      }
    }
    for (const [, branch] of branches) collect(branch as CompiledMessage, locale, parts);
  }
  for (const tag of open) parts.errors.push(`leaves <${tag}> open`);
}

function readTags(text: string, open: string[], parts: Parts): void {
  for (const [tag, slash, name = ''] of text.matchAll(/<(\/?)(\w+)\/?>/g)) {
    parts.tags.add(`<${name}>`);
    if (slash === '/') {
      if (open.pop() !== name) parts.errors.push(`closes <${name}> where it is not open`);
    } else if (!tag.endsWith('/>')) open.push(name);
  }
}

/** `other` may replace `many`, which French and Spanish use for millions. */
function formsOf(locale: string, kind: 'plural' | 'selectordinal'): string[] {
  const type = kind === 'plural' ? 'cardinal' : 'ordinal';
  const { pluralCategories } = new Intl.PluralRules(locale, { type }).resolvedOptions();
  return pluralCategories.filter((form) => form !== 'many' || !/^(fr|es)\b/.test(locale));
}

function compare(
  kind: string,
  expected: ReadonlySet<string>,
  actual: ReadonlySet<string>,
): string[] {
  return [
    ...[...expected].filter((one) => !actual.has(one)).map((one) => `lacks the ${kind} ${one}`),
    ...[...actual].filter((one) => !expected.has(one)).map((one) => `has an extra ${kind} ${one}`),
  ];
}
