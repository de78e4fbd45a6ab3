import { readFileSync } from 'node:fs';
import { DEFAULT_RECIPE, type Recipe } from '../../check/target.ts';
import type { CommandInput } from '../../lib/command.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { UsageError } from '../../lib/exit-codes.ts';
import { isRecord } from '../../lib/is-record.ts';
import { assertAbsolute, parseBase } from './parse-base.ts';

/** The fields of a recipe; `*` is any name. */
interface Shape {
  [field: string]: 'string' | 'any' | Shape;
}

const RECIPE_SHAPE: Shape = {
  base: 'string',
  headers: { '*': 'string' },
  authorization: { header: 'string', value: 'string' },
  login: { path: 'string', body: { '*': 'any' }, token: 'string' },
};

/** Merges the recipe file and `--base` over the default. @throws UsageError if invalid. */
export function readRecipe(options: CommandInput['options']): Recipe {
  const { recipe } = options;
  const overrides = typeof recipe === 'string' ? readFile(recipe) : {};
  const merged = {
    ...DEFAULT_RECIPE,
    ...overrides,
    authorization: { ...DEFAULT_RECIPE.authorization, ...overrides.authorization },
    login: overrides.login ? { ...DEFAULT_RECIPE.login, ...overrides.login } : DEFAULT_RECIPE.login,
  };
  assertAbsolute(merged.login.path);
  return { ...merged, base: parseBase(options, merged.base) };
}

function readFile(file: string): Partial<Recipe> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const cause = errorMessage(error);
    throw new UsageError(`Failed to read the recipe ${file}: ${cause}.`);
  }
  assertShape(file, [], content, RECIPE_SHAPE);
  return content as Partial<Recipe>;
}

/** A misspelt key would silently have no effect. @throws UsageError that names the field. */
function assertShape(
  file: string,
  path: readonly string[],
  value: unknown,
  shape: Shape[string],
): void {
  if (shape === 'any' || (shape === 'string' && typeof value === 'string')) return;
  if (shape === 'string' || !isRecord(value)) {
    const expected = shape === 'string' ? 'a string' : 'an object';
    // The value may be a secret.
    throw new UsageError(`${file}: ${path.join('.') || 'the recipe'} must be ${expected}.`);
  }
  for (const [name, inner] of Object.entries(value)) {
    const innerShape = shape['*'] ?? (Object.hasOwn(shape, name) ? shape[name] : undefined);
    if (innerShape === undefined) {
      const where = path.length > 0 ? `${file}, under ${path.join('.')},` : file;
      const known = Object.keys(shape).join(', ');
      throw new UsageError(`${where} has the unknown key "${name}". Use ${known}.`);
    }
    assertShape(file, [...path, name], inner, innerShape);
  }
}
