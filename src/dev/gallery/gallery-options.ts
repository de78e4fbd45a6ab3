export interface GalleryOptions {
  theme: 'light' | 'dark';
  dir: 'ltr' | 'rtl';
}

export function parseGalleryOptions(): GalleryOptions {
  const params = new URLSearchParams(location.search);
  const isDark = params.has('theme')
    ? params.get('theme') === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  return { theme: isDark ? 'dark' : 'light', dir: params.get('dir') === 'rtl' ? 'rtl' : 'ltr' };
}

export function applyGalleryOptions({ theme, dir }: GalleryOptions): void {
  const page = document.documentElement;
  page.dataset['theme'] = theme;
  page.dir = dir;
  page.lang = dir === 'rtl' ? 'ar' : 'en';
  const address = new URL(location.href);
  address.searchParams.set('theme', theme);
  address.searchParams.set('dir', dir);
  history.replaceState(null, '', address);
}
