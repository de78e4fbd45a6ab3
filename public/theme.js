// Puts the kept look on pages from a plain file server before they are painted. The policy allows no
// inline script; pages of our own server come with the look and without this file.
try {
  const { theme } = JSON.parse(localStorage.getItem('souk.settings') ?? '{}').state ?? {};
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is forbidden or holds nonsense: the system's look stands.
}
