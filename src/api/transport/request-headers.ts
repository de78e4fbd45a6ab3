/** Returns the headers of API-15 and LANG-03. `token` is null for a guest. */
export function createRequestHeaders(locale: string, token: string | null): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': locale,
    'X-Requested-With': 'XMLHttpRequest',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}
