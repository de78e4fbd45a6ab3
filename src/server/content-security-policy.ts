import { PLAYER_ORIGINS } from '../lib/html/video-players.ts';
import type { ProviderName } from '../features/auth/social-providers.ts';

type Directive = 'script-src' | 'connect-src' | 'frame-src';

/** What each provider's script needs besides itself, by the providers' own documentation. */
const PROVIDERS: Record<ProviderName, Record<Directive, string>> = {
  google: {
    'script-src': 'https://accounts.google.com/gsi/client',
    'connect-src': 'https://accounts.google.com/gsi/',
    'frame-src': 'https://accounts.google.com/gsi/',
  },
  facebook: {
    'script-src': 'https://connect.facebook.net',
    'connect-src': 'https://www.facebook.com https://graph.facebook.com',
    'frame-src': 'https://www.facebook.com https://web.facebook.com https://staticxx.facebook.com',
  },
  apple: {
    'script-src': 'https://appleid.cdn-apple.com',
    'connect-src': 'https://appleid.apple.com',
    'frame-src': 'https://appleid.apple.com',
  },
};

/**
 * The policy of a page: scripts come only from here and from the providers of sign-in that are switched on (SAFE-01). React Aria
 * sets positions by style attributes; pictures and films come from wherever the shop keeps them, players from the hosts that texts
 * may embed; Pusher's cloud answers on its own hosts.
 */
export function contentPolicy(providers: readonly ProviderName[]): string {
  const withProviders = (directive: Directive, sources: string) =>
    [directive, sources, ...providers.map((name) => PROVIDERS[name][directive])].join(' ');
  return [
    "default-src 'self'",
    withProviders('script-src', "'self'"),
    withProviders('connect-src', "'self' ws: wss: https://*.pusher.com"),
    withProviders('frame-src', `'self' ${PLAYER_ORIGINS.join(' ')}`),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    "font-src 'self' data:",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
