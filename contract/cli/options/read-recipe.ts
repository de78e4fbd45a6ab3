import { readFileSync } from 'node:fs';
import { DEFAULT_RECIPE, type Recipe } from '../../check/target.ts';
import type { CommandInput } from '../../lib/command.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { UsageError } from '../../lib/exit-codes.ts';
import { assertAbsolute, parseBase } from './parse-base.ts';

/** Merges the recipe file and `--base` over the default. @throws UsageError if invalid. */
export function readRecipe(options: CommandInput['options']): Recipe {
  const { recipe } = options;
  const overrides = typeof recipe === 'string' ? readFile(recipe) : {};
  rejectUnknownKeys(String(recipe), overrides, DEFAULT_RECIPE);
  rejectUnknownKeys(`${String(recipe)}, under login,`, overrides.login, DEFAULT_RECIPE.login);
  rejectUnknownKeys(
    `${String(recipe)}, under authorization,`,
    overrides.authorization,
    DEFAULT_RECIPE.authorization,
  );
  const merged = {
    ...DEFAULT_RECIPE,
    ...overrides,
    authorization: { ...DEFAULT_RECIPE.authorization, ...overrides.authorization },
    login: overrides.login ? { ...DEFAULT_RECIPE.login, ...overrides.login } : DEFAULT_RECIPE.login,
  };
  assertAbsolute(merged.login.path);
  return { ...merged, base: parseBase(options, merged.base) };
}

/** A misspelt key would silently have no effect. */
function rejectUnknownKeys(where: string, overrides: unknown, defaults: object): void {
  const known = Object.keys(defaults);
  const unknown = Object.keys(Object(overrides) as object).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`${where} has the unknown key "${unknown}". Use ${known.join(', ')}.`);
  }
}

function readFile(file: string): Partial<Recipe> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Recipe>;
  } catch (error) {
    const cause = errorMessage(error);
    throw new UsageError(`Failed to read the recipe ${file}: ${cause}.`);
  }
}
