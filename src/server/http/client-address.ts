import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { isHost } from './request-target.ts';

export interface ClientInfo {
  /** The last forwarded address that is not a trusted proxy's. */
  address: string;
  /** `X-Forwarded-For` for the backend. */
  forwardedFor: string;
  /** Such as `https://shop.example`. */
  origin: string;
  /** Only from a trusted proxy. */
  requestId: string | undefined;
}

export type ReadClientInfo = (request: IncomingMessage) => ClientInfo;

export interface ClientAddressOptions {
  /** CIDRs, or `loopback`, `linklocal`, `uniquelocal`; empty trusts none. */
  trustedProxies: readonly string[];
  publicOrigin: string | undefined;
}

const MAX_HOPS = 20;
const REQUEST_ID = /^[\w.-]{8,64}$/;

/**
 * Trusts forwarding headers of trusted proxies only (SRV-03).
 *
 * @throws TypeError when a trusted proxy is not a valid address
 */
export function createClientInfo(options: ClientAddressOptions): ReadClientInfo {
  const { trustedProxies, publicOrigin } = options;
  const isTrusted =
    trustedProxies.length > 0 ? proxyAddr.compile([...trustedProxies]) : () => false;

  return (request) => {
    const peer = withoutMapping(request.socket.remoteAddress ?? '');
    const isPeerTrusted = isTrusted(peer, 0);
    const chain = [...(isPeerTrusted ? readAddresses(request) : []), peer];
    let index = chain.length - 1;
    while (index > 0 && isTrusted(chain[index] ?? '', chain.length - 1 - index)) index -= 1;
    const requestId = isPeerTrusted ? lastOf(request.headers['x-request-id']) : undefined;
    return {
      address: chain[index] ?? peer,
      forwardedFor: chain.join(', '),
      origin: publicOrigin ?? readOrigin(request, isPeerTrusted),
      requestId: REQUEST_ID.test(requestId ?? '') ? requestId : undefined,
    };
  };
}

function readOrigin(request: IncomingMessage, isPeerTrusted: boolean): string {
  const { headers, socket } = request;
  const forwardedHost = isPeerTrusted ? lastOf(headers['x-forwarded-host']) : undefined;
  const forwardedProtocol = isPeerTrusted ? lastOf(headers['x-forwarded-proto']) : undefined;
  const host = [forwardedHost, headers.host].find((one) => one !== undefined && isHost(one));
  const ownProtocol = 'encrypted' in socket ? 'https' : 'http';
  const isProtocol = forwardedProtocol === 'https' || forwardedProtocol === 'http';
  const protocol = isProtocol ? forwardedProtocol : ownProtocol;
  // Without the protocol's default port, which would make another origin of the same shop.
  return new URL(`${protocol}://${host ?? 'localhost'}`).origin;
}

/** The server's own origin, or localhost's for an address that no URL can have (`fe80::1%eth0`). */
export function listeningOrigin(host: string, port: number): string {
  const url = `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
  return new URL(URL.canParse(url) ? url : `http://localhost:${port}`).origin;
}

/** The nearest proxy appends last. */
function lastOf(value: string | string[] | undefined): string | undefined {
  return (
    String(value ?? '')
      .split(',')
      .at(-1)
      ?.trim() || undefined
  );
}

/** Stops at an invalid address: nothing to the left of it can be trusted. */
function readAddresses({ headers }: IncomingMessage): string[] {
  const addresses: string[] = [];
  for (const part of String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .toReversed()) {
    const address = withoutMapping(part.trim());
    if (isIP(address) === 0 || addresses.length === MAX_HOPS) break;
    addresses.unshift(address);
  }
  return addresses;
}

/** Dual-stack sockets report IPv4 as `::ffff:192.0.2.1`. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

const isPrivate = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal']);

export function isPrivateAddress(address: string): boolean {
  return isPrivate(withoutMapping(address), 0);
}
