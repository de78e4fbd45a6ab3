import { PICTURE_PATHS } from '../backend-paths.ts';
import { toBackendOrigin } from '../backend/render-fetch.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { parseRequestTarget } from '../http/request-target.ts';

export interface ImageSource {
  /** Where the server loads it. */
  url: string;
  /** Where shoppers get the original. */
  publicUrl: string;
  isExternal: boolean;
}

type SourceConfig = Pick<ServerConfig, 'backend' | 'internalHosts' | 'imageOrigins' | 'runtime'>;

/** Starts of the URLs that `parseImageSource` accepts, as pages contain them. */
export function imagePrefixes(publicOrigin: string, config: SourceConfig): readonly string[] {
  const { backend, internalHosts, imageOrigins } = config;
  const origins = new Set([
    '',
    publicOrigin,
    toBackendOrigin(publicOrigin, config),
    // Rewritten pages contain no URLs of the backend, and must not name it.
    ...(internalHosts ? [] : [backend.origin]),
  ]);
  const ownPrefixes = [...origins].flatMap((origin) => PICTURE_PATHS.map((path) => origin + path));
  return [...ownPrefixes, ...imageOrigins.map((origin) => `${origin}/`)];
}

/**
 * Parses a picture's URL or path.
 *
 * @returns undefined for all but pictures of the backend and of IMAGE_ORIGINS, so that the service
 * can't reach other hosts
 */
export function parseImageSource(
  text: string,
  publicOrigin: string,
  config: SourceConfig,
): ImageSource | undefined {
  const { backend, internalHosts = [], imageOrigins } = config;
  if (!URL.canParse(text, publicOrigin)) return undefined;
  const url = new URL(text, publicOrigin);
  // Normalizes like the shop's own requests: no dot segments, no double encoding.
  const target = parseRequestTarget(url.pathname + url.search);
  const hasUser = url.username !== '' || url.password !== '';
  if (!target || hasUser || !/^https?:$/.test(url.protocol)) return undefined;
  const { path } = target;
  const pathAndQuery = path + target.query;
  const publicHosts = [publicOrigin, toBackendOrigin(publicOrigin, config)].map(
    (origin) => new URL(origin).host,
  );
  const ownHosts = [...publicHosts, backend.host, ...internalHosts];
  if (ownHosts.includes(url.host)) {
    return PICTURE_PATHS.some((prefix) => path.startsWith(prefix))
      ? { url: backend.origin + pathAndQuery, publicUrl: pathAndQuery, isExternal: false }
      : undefined;
  }
  if (!imageOrigins.includes(url.origin)) return undefined;
  return {
    url: url.origin + pathAndQuery,
    publicUrl: url.origin + pathAndQuery,
    isExternal: true,
  };
}
