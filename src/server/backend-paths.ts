import { BACKEND_PAGES } from '../lib/router/paths.ts';

/**
 * Proxied paths (ROUTE-03, SRV-02). A trailing `/` makes a prefix; others are exact. The storefront
 * uses `/_souk/`, because the backend has `/assets/`.
 */
export const BACKEND_PATHS = [
  '/api/',
  '/assets/',
  '/media/',
  '/storage/',
  '/default/',
  ...BACKEND_PAGES,
] as const;

/** Uploads must not act as pages of the shop. */
const UPLOAD_PATHS = ['/media/', '/storage/', '/default/'] as const;

/** What the image service may request from the backend. */
export const PICTURE_PATHS = [...UPLOAD_PATHS, '/assets/'] as const;

/** Pusher's WebSockets with `REALTIME=same-origin` (API-09). */
export const REALTIME_PATH = '/app/';

/** Files with a hash in their name. Also in vite.config.ts. */
export const BUILD_PATH = '/_souk/';

export function isProxiedPath(path: string, paths: readonly string[] = BACKEND_PATHS): boolean {
  return paths.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one));
}

export function isUploadPath(path: string): boolean {
  return UPLOAD_PATHS.some((one) => path.startsWith(one));
}
