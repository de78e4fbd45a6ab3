import type { RuntimeConfig } from '../lib/config/boot-data.ts';
import { readRealtime, type RealtimeSetting } from './realtime.ts';

/** How the production server is set up, from the environment. */
export interface ServerConfig {
  host: string;
  port: number;
  /** Origin of the backend, which also serves the paths under {@link FORWARDED}. */
  backend: string;
  /** Where realtime is, unless in Pusher's cloud. */
  realtime: RealtimeSetting;
  /** What goes into every page. */
  runtime: Omit<RuntimeConfig, 'realtime'>;
}

/** Addresses that belong to the backend (ROUTE-03): passed on as they are. */
export const FORWARDED = [
  '/api/',
  '/media/',
  '/storage/',
  '/default/',
  '/order/',
  '/payment/',
  '/shop/register',
  '/shop/download-invoice/',
  '/shop/payment-slip/',
] as const;

/**
 * Reads PORT, HOST, BACKEND_URL, REALTIME (see `readRealtime`) and, for demonstrations only, DEMO_LOGIN ("phone:password") and
 * SOCIAL_SCRIPTS (see `readSocialScripts`).
 *
 * @throws when BACKEND_URL is missing or a value can't be used.
 */
export function readServerConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const backend = env['BACKEND_URL'];
  if (!backend || !URL.canParse(backend)) {
    throw new Error(
      `Failed to start: BACKEND_URL is "${backend ?? ''}". Set it to the backend's origin, such as http://127.0.0.1:4010.`,
    );
  }
  const port = Number(env['PORT'] ?? 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`Failed to start: PORT is "${env['PORT']}". Set it to a number up to 65535.`);
  }
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    backend: new URL(backend).origin,
    realtime: readRealtime(env['REALTIME']),
    runtime: {
      apiBase: '',
      demo: readDemo(env['DEMO_LOGIN']),
      socialScripts: readSocialScripts(env['SOCIAL_SCRIPTS']),
    },
  };
}

/** Splits "phone:password"; null when unset. */
export function readDemo(value: string | undefined): RuntimeConfig['demo'] {
  const at = value?.indexOf(':') ?? -1;
  if (!value || at < 1) return null;
  return { phone: value.slice(0, at), password: value.slice(at + 1) };
}

/**
 * A folder of the backend, such as `/stand-in/`, with scripts that play the providers of social sign-in; null when unset: the
 * providers' own are loaded.
 *
 * @throws when it is an address elsewhere: pages load scripts from here and from the providers only.
 */
function readSocialScripts(value: string | undefined): string | null {
  if (value === undefined || value === '') return null;
  if (!/^\/[\w-]+\/$/.test(value)) {
    throw new Error(
      `Failed to start: SOCIAL_SCRIPTS is "${value}". Set it to a folder of the backend such as /stand-in/, or leave it out for the providers' own scripts.`,
    );
  }
  return value;
}
