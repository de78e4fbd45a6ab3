import { readFileSync } from 'node:fs';
import type { CommandInput } from '../command.ts';
import { UsageError } from '../exit.ts';
import { OWN_RECIPE, type Recipe } from './target.ts';

/** Lays a recipe file and `--base` over the recipe of our own backend. */
export function readRecipe({ recipe, base }: CommandInput['options']): Recipe {
  const given = typeof recipe === 'string' ? readFile(recipe) : {};
  const known = new Set(Object.keys(OWN_RECIPE));
  const stranger = Object.keys(given).find((name) => !known.has(name));
  if (stranger !== undefined) {
    throw new UsageError(`${String(recipe)} has "${stranger}"; it takes ${[...known].join(', ')}.`);
  }
  const merged = {
    ...OWN_RECIPE,
    ...given,
    authorization: { ...OWN_RECIPE.authorization, ...given.authorization },
    login: { ...OWN_RECIPE.login, ...given.login },
  };
  return typeof base === 'string' ? { ...merged, base: base.replace(/\/$/, '') } : merged;
}

function readFile(file: string): Partial<Recipe> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Recipe>;
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new UsageError(`Failed to read the recipe ${file}: ${cause}.`);
  }
}
