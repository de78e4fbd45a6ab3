import { readFileSync } from 'node:fs';
import proxyAddr from '@fastify/proxy-addr';
import { describeLimits, readLimits } from './limits.ts';
import { parseDemoLogin } from './parse-demo-login.ts';
import { parseVariable } from './parse-variable.ts';
import { parseRealtime } from './realtime.ts';
import type { ServerConfig } from './server-config.ts';

interface Setting<Value> {
  name: string;
  /** For the help text. */
  defaultText: string;
  help: string;
  /** Whether errors must not contain the value. */
  isSecret?: boolean;
  /** @throws an Error whose message says what to set: "Set it to …" */
  parse: (text: string | undefined) => Value;
}

const SETTINGS = {
  backend: {
    name: 'BACKEND_URL',
    defaultText: 'required',
    help: 'Origin of the backend, for example https://backend.internal.',
    parse(text) {
      const url = parseUrl(text, /^https?:$/);
      if (!url) throw new Error("Set it to the backend's origin, such as http://127.0.0.1:4010.");
      return new URL(url.origin);
    },
  } satisfies Setting<URL>,
  backendCa: {
    name: 'BACKEND_CA',
    defaultText: 'the authorities that Node trusts',
    help: 'PEM file of the certificate authority that signed the backend’s certificate.',
    parse: (text) => (text === undefined ? undefined : readFile(text)),
  } satisfies Setting<string | undefined>,
  backendHost: {
    name: 'BACKEND_HOST',
    defaultText: 'backend',
    help: 'Host header that the backend gets: backend (that of BACKEND_URL) or public (that of PUBLIC_ORIGIN).',
    parse(text) {
      if (text !== undefined && text !== 'backend' && text !== 'public') {
        throw new Error('Set it to backend or public.');
      }
      return text ?? 'backend';
    },
  } satisfies Setting<'backend' | 'public'>,
  internalOrigins: {
    name: 'INTERNAL_ORIGINS',
    defaultText: 'that of BACKEND_URL',
    help: 'More origins that the backend uses in its URLs; pages and responses get the public one instead. Comma-separated; "none" changes no URL.',
    parse: (text) =>
      text === 'none'
        ? undefined
        : parseOrigins(text, 'Set it to origins such as http://10.0.0.5:8000, or to none.'),
  } satisfies Setting<readonly string[] | undefined>,
  host: {
    name: 'HOST',
    defaultText: '127.0.0.1',
    help: 'Address to listen on; 0.0.0.0 for all addresses.',
    parse: (text) => text ?? '127.0.0.1',
  } satisfies Setting<string>,
  port: {
    name: 'PORT',
    defaultText: '4173',
    help: 'Port to listen on; 0 picks a free one.',
    parse: (text) => parsePort(text) ?? 4173,
  } satisfies Setting<number>,
  publicOrigin: {
    name: 'PUBLIC_ORIGIN',
    defaultText: 'the Host header',
    help: 'Public origin of the shop, for example https://shop.example. Set it in production.',
    parse(text) {
      if (text !== undefined && parseUrl(text, /^https?:$/)?.origin !== text) {
        throw new Error('Set it to an origin such as https://shop.example, without a path.');
      }
      return text;
    },
  } satisfies Setting<string | undefined>,
  apiOrigin: {
    name: 'API_ORIGIN',
    defaultText: 'that of the shop',
    help: 'Public origin of the backend if browsers call it directly, for pages on static hosts; it must allow CORS.',
    parse(text) {
      if (text !== undefined && parseUrl(text, /^https?:$/)?.origin !== text) {
        throw new Error('Set it to an origin such as https://backend.example, without a path.');
      }
      return text;
    },
  } satisfies Setting<string | undefined>,
  trustedProxies: {
    name: 'TRUSTED_PROXIES',
    defaultText: 'none',
    help: 'Addresses of proxies whose X-Forwarded-* headers are trusted: CIDRs, loopback, linklocal, uniquelocal; comma-separated.',
    parse(text) {
      const list = splitList(text);
      try {
        proxyAddr.compile(list);
      } catch {
        throw new Error('Set it to addresses or CIDRs such as 10.0.0.0/8,loopback.');
      }
      return list;
    },
  } satisfies Setting<readonly string[]>,
  imageOrigins: {
    name: 'IMAGE_ORIGINS',
    defaultText: 'any https origin',
    help: 'Origins of images and videos besides the shop’s own; comma-separated, or "none".',
    parse(text) {
      if (text === undefined) return undefined;
      return parseOrigins(
        text === 'none' ? '' : text,
        'Set it to origins such as https://cdn.example, or to none.',
      );
    },
  } satisfies Setting<readonly string[] | undefined>,
  servesImages: {
    name: 'IMAGE_SERVICE',
    defaultText: 'off',
    help: '"on" resizes pictures of the backend and of IMAGE_ORIGINS; needs the package sharp.',
    parse: parseSwitch,
  } satisfies Setting<boolean>,
  deliveryCountries: {
    name: 'DELIVERY_COUNTRIES',
    defaultText: 'that of the shop’s address',
    help: 'Countries that the shop delivers to and accepts returns from, for search engines: two-letter codes; comma-separated.',
    parse(text) {
      const list = splitList(text);
      if (!list.every((code) => /^[A-Z]{2}$/.test(code))) {
        throw new Error('Set it to two-letter country codes such as FR,BE.');
      }
      return list;
    },
  } satisfies Setting<readonly string[]>,
  realtime: {
    name: 'REALTIME',
    defaultText: 'Pusher’s cloud',
    help: 'same-origin if the backend serves WebSockets at /app/, or a URL such as wss://realtime.example.',
    parse: parseRealtime,
  } satisfies Setting<ServerConfig['realtime']>,
  metricsPort: {
    name: 'METRICS_PORT',
    defaultText: '/metrics on PORT, for private peers only',
    help: 'Separate port for /metrics.',
    parse: parsePort,
  } satisfies Setting<number | undefined>,
  cacheSecret: {
    name: 'CACHE_SECRET',
    defaultText: 'both off',
    help: 'Authorises POST /_souk/purge and previews that bypass the caches; at least 16 characters.',
    isSecret: true,
    parse(text) {
      if (text !== undefined && !/^[\x21-\x7e]{16,}$/.test(text)) {
        throw new Error('Set it to at least 16 printable characters without spaces.');
      }
      return text;
    },
  } satisfies Setting<string | undefined>,
  sendEarlyHints: {
    name: 'EARLY_HINTS',
    defaultText: 'off',
    help: '"on" sends 103 Early Hints before a page is rendered; useful behind HTTP/2 proxies that forward them.',
    parse: parseSwitch,
  } satisfies Setting<boolean>,
  logLevel: {
    name: 'LOG_LEVEL',
    defaultText: 'info',
    help: 'fatal, error, warn, info, debug or silent.',
    parse(text) {
      const level = text ?? 'info';
      if (!/^(?:fatal|error|warn|info|debug|silent)$/.test(level)) {
        throw new Error('Set it to fatal, error, warn, info, debug or silent.');
      }
      return level;
    },
  } satisfies Setting<string>,
  prefersOwnTexts: {
    name: 'PREFER_OWN_TEXTS',
    defaultText: 'off',
    help: '"on" prefers the shop’s own texts to the backend’s language files, in languages that the shop has.',
    parse: parseSwitch,
  } satisfies Setting<boolean>,
  demo: {
    name: 'DEMO_LOGIN',
    defaultText: 'none',
    help: 'For demonstrations only: phone:password that fills the login form.',
    parse: parseDemoLogin,
  } satisfies Setting<ServerConfig['runtime']['demo']>,
  socialScripts: {
    name: 'SOCIAL_SCRIPTS',
    defaultText: 'the providers’ own',
    help: 'For demonstrations only: backend path with substitutes for the scripts of social sign-in.',
    parse(text) {
      if (text !== undefined && !/^\/[\w-]+\/$/.test(text)) {
        throw new Error('Set it to a folder of the backend such as /stand-in/.');
      }
      return text ?? null;
    },
  } satisfies Setting<string | null>,
  allowMockWorlds: {
    name: 'MOCK_WORLDS',
    defaultText: 'off',
    help: 'For tests only: "on" lets the mock’s world cookie and headers bypass the caches.',
    parse: parseSwitch,
  } satisfies Setting<boolean>,
};

/** @throws with one line per invalid variable */
export function readServerConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const errors: string[] = [];
  const parse = <Value>(setting: Setting<Value>): Value => {
    try {
      return parseVariable(env, setting.name, setting.parse, setting.isSecret);
    } catch (error) {
      errors.push((error as Error).message);
      return undefined as Value;
    }
  };
  const backend = parse(SETTINGS.backend);
  const publicOrigin = parse(SETTINGS.publicOrigin);
  const backendHost = parse(SETTINGS.backendHost);
  if (backendHost === 'public' && publicOrigin === undefined) {
    errors.push('Failed to start: BACKEND_HOST is "public". Set PUBLIC_ORIGIN, too.');
  }
  const internalOrigins = parse(SETTINGS.internalOrigins);
  const imageOrigins = parse(SETTINGS.imageOrigins);
  const apiBase = parse(SETTINGS.apiOrigin) ?? '';
  const config: ServerConfig = {
    backend,
    backendCa: parse(SETTINGS.backendCa),
    backendHost,
    internalHosts: internalOrigins && hostsOf([backend?.origin ?? '', ...internalOrigins]),
    host: parse(SETTINGS.host),
    port: parse(SETTINGS.port),
    publicOrigin,
    trustedProxies: parse(SETTINGS.trustedProxies),
    imageSources: imageOrigins ?? ['https:', ...(apiBase === '' ? localImageSources(backend) : [])],
    imageOrigins: imageOrigins ?? [],
    servesImages: parse(SETTINGS.servesImages),
    deliveryCountries: parse(SETTINGS.deliveryCountries),
    realtime: parse(SETTINGS.realtime),
    metricsPort: parse(SETTINGS.metricsPort),
    cacheSecret: parse(SETTINGS.cacheSecret),
    sendEarlyHints: parse(SETTINGS.sendEarlyHints),
    logLevel: parse(SETTINGS.logLevel),
    allowMockWorlds: parse(SETTINGS.allowMockWorlds),
    runtime: {
      apiBase,
      demo: parse(SETTINGS.demo),
      prefersOwnTexts: parse(SETTINGS.prefersOwnTexts),
      socialScripts: parse(SETTINGS.socialScripts),
    },
    limits: readLimits(env, (message) => errors.push(`Failed to start: ${message}`)),
  };
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return config;
}

/** For `--help` and the documentation. */
export function describeSettings(): { name: string; value: string; help: string }[] {
  const settings = Object.values(SETTINGS).map(({ name, defaultText, help }) => ({
    name,
    value: defaultText,
    help,
  }));
  return [...settings, ...describeLimits()];
}

/** During development, pages may load images from a local backend. */
function localImageSources(backend: URL | undefined): string[] {
  const isLocal = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::|$)/.test(
    backend?.origin ?? '',
  );
  return backend && isLocal ? [backend.origin] : [];
}

function parseUrl(text: string | undefined, protocol: RegExp): URL | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return protocol.test(url.protocol) ? url : undefined;
}

function hostsOf(origins: readonly string[]): string[] {
  return origins.filter((one) => URL.canParse(one)).map((one) => new URL(one).host);
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error('Set it to a PEM file that this process can read.');
  }
}

function parsePort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error('Set it to a whole number from 0 to 65535.');
  }
  return port;
}

function parseSwitch(text: string | undefined): boolean {
  if (text !== undefined && text !== 'on' && text !== 'off')
    throw new Error('Set it to on or off.');
  return text === 'on';
}

function parseOrigins(text: string | undefined, advice: string): string[] {
  const list = splitList(text);
  if (list.some((one) => parseUrl(one, /^https?:$/)?.origin !== one)) throw new Error(advice);
  return list;
}

function splitList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
