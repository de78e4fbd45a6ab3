import type { ProviderName } from '../../features/auth/social-providers.ts';
import { PLAYER_ORIGINS } from '../../lib/html/video-players.ts';
import { realtimeOf, type RealtimeSetting, toSocketOrigin } from '../config/realtime.ts';

type Directive = 'script-src' | 'connect-src' | 'frame-src';

/** From the providers' documentation. */
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

/** From Pusher's firewall documentation. */
const PUSHER = ['wss://*.pusher.com', 'https://*.pusher.com'];

export interface PolicyOptions {
  origin: string;
  /** The backend's if browsers call it directly, otherwise empty. */
  apiOrigin: string;
  imageSources: readonly string[];
  realtime: RealtimeSetting;
  providers: readonly ProviderName[];
  usesPusher: boolean;
}

/** Builds the content security policy of a page (SAFE-01, SRV-07). */
export function contentPolicy(options: PolicyOptions): string {
  const { origin, apiOrigin, providers } = options;
  const backend = apiOrigin === '' ? [] : [apiOrigin];
  const imageSources = [...new Set([...options.imageSources, ...backend])];
  const isTls = origin.startsWith('https:');
  const withProviders = (directive: Directive, ...sources: readonly string[]) => [
    directive,
    ...sources,
    ...providers.map((name) => PROVIDERS[name][directive]),
  ];
  const directives = [
    ['default-src', "'self'"],
    withProviders('script-src', "'self'"),
    withProviders('connect-src', "'self'", ...backend, ...socketSources(options)),
    withProviders('frame-src', "'self'", ...PLAYER_ORIGINS),
    // React Aria uses style attributes for positions.
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...imageSources],
    ['media-src', "'self'", ...imageSources],
    ['font-src', "'self'", 'data:'],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ...(isTls ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

function socketSources(options: PolicyOptions): readonly string[] {
  const { origin, apiOrigin, realtime, usesPusher } = options;
  const address = realtimeOf(realtime, apiOrigin || origin);
  if (address) return [toSocketOrigin(address)];
  return usesPusher ? PUSHER : [];
}
