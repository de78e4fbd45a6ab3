import type { RuntimeConfig } from '../../lib/config/boot-data.ts';
import type { Limits } from './limits.ts';
import type { RealtimeSetting } from './realtime.ts';

/** Read from the environment by `readServerConfig`. */
export interface ServerConfig {
  host: string;
  /** 0 uses a free port. */
  port: number;
  backend: URL;
  /** PEM; undefined uses Node's own. */
  backendCa: string | undefined;
  /** The Host header that the backend gets. */
  backendHost: 'backend' | 'public';
  /** Hosts in the backend's URLs that shoppers can't reach. Undefined changes no URL. */
  internalHosts: readonly string[] | undefined;
  /** Undefined uses the Host header. */
  publicOrigin: string | undefined;
  /** Their forwarding headers are trusted (SRV-03). */
  trustedProxies: readonly string[];
  /** ISO 3166-1 alpha-2 codes, for search engines. Empty: that of the shop's address. */
  deliveryCountries: readonly string[];
  /** For the content security policy. */
  imageSources: readonly string[];
  /** Origins besides the shop's own whose pictures the image service resizes. */
  imageOrigins: readonly string[];
  servesImages: boolean;
  realtime: RealtimeSetting;
  runtime: Omit<RuntimeConfig, 'realtime' | 'imagePrefixes'>;
  allowMockWorlds: boolean;
  sendEarlyHints: boolean;
  /** Port of /metrics; undefined serves it to private addresses on the main port. */
  metricsPort: number | undefined;
  /** Allows purges and previews; undefined disables both. */
  cacheSecret: string | undefined;
  logLevel: string;
  limits: Limits;
}
