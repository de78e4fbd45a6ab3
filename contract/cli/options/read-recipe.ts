import { readFileSync } from 'node:fs';
import { DEFAULT_RECIPE, type Recipe } from '../../check/target.ts';
import type { CommandInput } from '../../lib/command.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { UsageError } from '../../lib/exit-codes.ts';

/** Merges the recipe file and `--base` over the default. @throws UsageError if invalid. */
export function readRecipe({ recipe, base: basePath }: CommandInput['options']): Recipe {
  const given = typeof recipe === 'string' ? readFile(recipe) : {};
  rejectUnknownKeys(String(recipe), given, DEFAULT_RECIPE);
  rejectUnknownKeys(`${String(recipe)}, under login,`, given.login, DEFAULT_RECIPE.login);
  rejectUnknownKeys(
    `${String(recipe)}, under authorization,`,
    given.authorization,
    DEFAULT_RECIPE.authorization,
  );
  const merged = {
    ...DEFAULT_RECIPE,
    ...given,
    authorization: { ...DEFAULT_RECIPE.authorization, ...given.authorization },
    login: given.login ? { ...DEFAULT_RECIPE.login, ...given.login } : DEFAULT_RECIPE.login,
  };
  const base = (typeof basePath === 'string' ? basePath : merged.base).replace(/\/$/, '');
  for (const path of [base || '/', merged.login.path]) {
    if (!path.startsWith('/')) {
      throw new UsageError(`Invalid path "${path}". Use "/${path}".`);
    }
  }
  return { ...merged, base };
}

/** A misspelt key would silently have no effect. */
function rejectUnknownKeys(where: string, given: unknown, model: object): void {
  const known = Object.keys(model);
  const unknown = Object.keys(Object(given) as object).find((name) => !known.includes(name));
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
