/** Reloads without `?lang=`. */
export function reloadInPersistedLocale(): void {
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  // Assigning the same URL with a fragment would only scroll.
  if (url.href === location.href) location.reload();
  else location.assign(url);
}
