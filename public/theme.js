// Applies the stored theme before the first paint on a static file server. The CSP allows no inline
// script. Pages of our own server already have the theme.
try {
  const { theme } = JSON.parse(localStorage.getItem('souk.settings') ?? '{}').state ?? {};
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without readable storage the system's theme applies.
}
