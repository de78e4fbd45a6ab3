import type { RuntimeConfig } from '../../lib/config/boot-data.ts';
import type { Limits } from './limits.ts';
import type { RealtimeSetting } from './realtime.ts';

/** How the production server is set up; `readServerConfig` reads it from the environment. */
export interface ServerConfig {
  host: string;
  /** 0 takes a free port. */
  port: number;
  /** The backend's origin. */
  backend: URL;
  /** The backend's certificate authority, PEM; undefined trusts those of Node. */
  backendCa: string | undefined;
  /** The origin under which shoppers know the shop; undefined goes by the Host header. */
  publicOrigin: string | undefined;
  /** Addresses whose forwarding headers are believed (SRV-03). */
  trustedProxies: readonly string[];
  /** Sources of pictures and films besides the shop itself, for the content security policy. */
  imageSources: readonly string[];
  realtime: RealtimeSetting;
  /** What goes into every page. */
  runtime: Omit<RuntimeConfig, 'realtime'>;
  /** Whether a mock's world in cookie or header bypasses the caches. */
  allowMockWorlds: boolean;
  sendEarlyHints: boolean;
  /** Port of /metrics alone; undefined serves it to private peers on the main port. */
  metricsPort: number | undefined;
  /** Authorises purging the caches and previews; undefined turns both off. */
  cacheSecret: string | undefined;
  logLevel: string;
  limits: Limits;
}
