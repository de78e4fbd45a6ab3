import type { FormError } from '../../contract/engine/form-messages.ts';

const MIN_LENGTH = 5;
const MAX_LENGTH = 100;
const LATIN_NAME_PATTERN = /^[A-Za-z .'-]*$/;

/** Checks the rule for names of R3 and later: 5 to 100 Latin letters, spaces, `.`, `'` and `-`. */
export function findNameErrors(name: unknown): FormError[] {
  if (typeof name !== 'string') return [];
  const problem =
    name.length < MIN_LENGTH
      ? `must be at least ${MIN_LENGTH} characters`
      : name.length > MAX_LENGTH
        ? `must not be greater than ${MAX_LENGTH} characters`
        : LATIN_NAME_PATTERN.test(name)
          ? undefined
          : 'format is invalid';
  return problem === undefined ? [] : [{ field: 'name', text: `The name field ${problem}.` }];
}
