import { readFileSync } from 'node:fs';
import type { CommandInput } from '../../lib/command.ts';
import { UsageError } from '../../lib/exit-codes.ts';
import { OWN_RECIPE, type Recipe } from '../../check/target.ts';

/** Lays a recipe file and `--base` over the recipe of our own backend. */
export function readRecipe({ recipe, base }: CommandInput['options']): Recipe {
  const given = typeof recipe === 'string' ? readFile(recipe) : {};
  refuseStrangers(String(recipe), given, OWN_RECIPE);
  refuseStrangers(`${String(recipe)}, under login,`, given.login, OWN_RECIPE.login);
  refuseStrangers(
    `${String(recipe)}, under authorization,`,
    given.authorization,
    OWN_RECIPE.authorization,
  );
  const merged = {
    ...OWN_RECIPE,
    ...given,
    authorization: { ...OWN_RECIPE.authorization, ...given.authorization },
    login: given.login ? { ...OWN_RECIPE.login, ...given.login } : OWN_RECIPE.login,
  };
  const place = (typeof base === 'string' ? base : merged.base).replace(/\/$/, '');
  for (const path of [place || '/', merged.login.path]) {
    if (!path.startsWith('/'))
      throw new UsageError(`"${path}" is no path. Write it as "/${path}".`);
  }
  return { ...merged, base: place };
}

/** A misspelt name would let the own backend's ways stand, and nobody would know why. */
function refuseStrangers(where: string, given: unknown, model: object): void {
  const known = Object.keys(model);
  const stranger = Object.keys(Object(given) as object).find((name) => !known.includes(name));
  if (stranger !== undefined) {
    throw new UsageError(`${where} has "${stranger}"; it takes ${known.join(', ')}.`);
  }
}

function readFile(file: string): Partial<Recipe> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Recipe>;
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new UsageError(`Failed to read the recipe ${file}: ${cause}.`);
  }
}
