import { BACKEND_PATHS } from '../backend-paths.ts';
import { SELLER_REGISTRATION_PATH } from '../../lib/router/paths.ts';

/** Uploads and registration may be found; the backend decides about the latter's page. */
const CRAWLED_BACKEND_PATHS: ReadonlySet<string> = new Set([
  '/assets/',
  '/media/',
  '/storage/',
  '/default/',
  SELLER_REGISTRATION_PATH,
]);

/** @param disallowed patterns of the shop's own paths */
export function robotsText(origin: string, disallowed: readonly string[]): string {
  const backend = BACKEND_PATHS.filter((path) => !CRAWLED_BACKEND_PATHS.has(path));
  return [
    'User-agent: *',
    ...[...backend, ...disallowed].map((pattern) => `Disallow: ${pattern}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
