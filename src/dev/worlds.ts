import { scenarioWorldName } from '../../mocks/worlds/scenarios/scenario-world-name.ts';

/** Keys that are only valid in one world: tokens and selections in the cart. */
const WORLD_STORAGE_KEYS = ['souk.session', 'souk.cart', 'souk.chat'];

/** Values of the other worlds by key, for the return to them. */
const OTHER_WORLDS_KEY = 'souk.dev.worlds';

type WorldStorage = Record<string, string>;

const COOKIE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

export function currentWorld(cookies: string): string {
  return parseCookie(cookies, 'mock-world') ?? 'default';
}

/** Takes effect with the next page load. Restores the login that the browser had in this world. */
export function enterWorld(name: string): void {
  const worlds = readOtherWorlds();
  worlds[currentWorld(document.cookie)] = readWorldStorage();
  const { [name]: restored = {}, ...others } = worlds;
  setCookie('mock-scenario', undefined);
  setCookie('mock-world', name === 'default' ? undefined : name);
  clearWorldStorage();
  for (const [key, value] of Object.entries(restored)) localStorage.setItem(key, value);
  localStorage.setItem(OTHER_WORLDS_KEY, JSON.stringify(others));
}

/** Uses a world of its own for these scenarios, so the default world does not change. */
export function enterScenarios(names: readonly string[]): void {
  const chosen = names.filter((name) => name !== 'default');
  enterWorld(scenarioWorldName(chosen));
  // Cookies can't contain commas.
  setCookie('mock-scenario', chosen.length === 0 ? undefined : chosen.join('.'));
}

/**
 * Applies `?scenario=rtl,slow` and removes it from the URL. `?scenario=` returns to the default
 * world.
 */
export function applyScenarioFromUrl(): void {
  const url = new URL(location.href);
  const requested = url.searchParams.get('scenario');
  if (requested === null) return;
  const before = document.cookie;
  const names = requested.split(/[,.+\s]+/).filter((name) => name !== '');
  const chosen = names.filter((name) => name !== 'default').join('.');
  if (parseCookie(before, 'mock-scenario') !== chosen || chosen === '') enterScenarios(names);
  url.searchParams.delete('scenario');
  history.replaceState(history.state, '', url);
}

/** Tokens of one world are invalid in another. */
export function clearWorldStorage(): void {
  for (const key of WORLD_STORAGE_KEYS) localStorage.removeItem(key);
}

function readWorldStorage(): WorldStorage {
  return Object.fromEntries(
    WORLD_STORAGE_KEYS.flatMap((key) => {
      const value = localStorage.getItem(key);
      return value === null ? [] : [[key, value]];
    }),
  );
}

function readOtherWorlds(): Record<string, WorldStorage> {
  const text = localStorage.getItem(OTHER_WORLDS_KEY);
  return text === null ? {} : (JSON.parse(text) as Record<string, WorldStorage>);
}

function parseCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

function setCookie(name: string, value: string | undefined): void {
  const maxAge = value === undefined ? 0 : COOKIE_MAX_AGE_SECONDS;
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${maxAge}; samesite=lax`;
}
