import { BACKEND_PAGES } from '../lib/router/paths.ts';

/**
 * Paths that belong to the backend (ROUTE-03, SRV-02). One that ends in `/` is a prefix; any other is that exact path. The
 * storefront's own files are under `/_souk/`, so that the backend keeps its `/assets/`.
 */
export const BACKEND_PATHS = [
  '/api/',
  '/assets/',
  '/media/',
  '/storage/',
  '/default/',
  ...BACKEND_PAGES,
] as const;

/** Backend paths with files that users upload: they must not act as pages of the shop. */
const UPLOAD_PATHS = ['/media/', '/storage/', '/default/'] as const;

/** Web sockets of the Pusher protocol, with `REALTIME=same-origin` (API-09). */
export const REALTIME_PATH = '/app/';

/** Folder of the built scripts, styles and fonts, whose names are hashes. Also in vite.config.ts. */
export const BUILD_PATH = '/_souk/';

/** Whether the server passes a path on to the backend; `paths` are those of {@link BACKEND_PATHS} and more of the kind. */
export function isProxiedPath(path: string, paths: readonly string[] = BACKEND_PATHS): boolean {
  return paths.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one));
}

/** Whether a path is a file that a user may have uploaded. */
export function isUploadPath(path: string): boolean {
  return UPLOAD_PATHS.some((one) => path.startsWith(one));
}
