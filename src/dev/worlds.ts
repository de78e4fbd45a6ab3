/** What belongs to one world of the mock and means nothing in another: tokens and what was chosen in its cart. */
const WORLD_STORAGE_KEYS = ['souk.session', 'souk.cart', 'souk.chat'];

const COOKIE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** The world that this browser's calls go to. */
export function currentWorld(cookies: string): string {
  return parseCookie(cookies, 'mock-world') ?? 'default';
}

/** Sends this browser's calls to a world of that name from now on; takes effect with the next page. */
export function enterWorld(name: string): void {
  setCookie('mock-scenario', undefined);
  setCookie('mock-world', name === 'default' ? undefined : name);
  forgetSession();
}

/** Sends this browser's calls to a world of its own with these scenarios, so that the default world stays as it is. */
export function enterScenarios(names: readonly string[]): void {
  const chosen = names.filter((name) => name !== 'default').join('.');
  enterWorld(chosen === '' ? 'default' : `scenario-${chosen}`.slice(0, 64));
  // Cookies can't carry commas.
  setCookie('mock-scenario', chosen === '' ? undefined : chosen);
}

/** Follows `?scenario=rtl,slow` of the page's address and takes it off the address; `?scenario=` leads back. */
export function saveScenario(): void {
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

/** Tokens of one world are worth nothing in another. */
export function forgetSession(): void {
  for (const key of WORLD_STORAGE_KEYS) localStorage.removeItem(key);
}

function parseCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

function setCookie(name: string, value: string | undefined): void {
  const maxAge = value === undefined ? 0 : COOKIE_MAX_AGE_SECONDS;
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${maxAge}; samesite=lax`;
}
