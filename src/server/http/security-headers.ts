import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Also for requests rejected before routing (SRV-07). */
export const BASE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  // Not `same-origin`: the payment window and sign-in providers need their opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    // The address form can use the shopper's location.
    .concat('geolocation=(self)')
    .join(', '),
} as const;

/** Without subdomains, which may belong to others. */
export function hstsHeaders(publicOrigin: string | undefined): Record<string, string> {
  return publicOrigin?.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000' }
    : {};
}

/** Contains only options that differ from Helmet's defaults. */
export function helmetOptions(publicOrigin: string | undefined): FastifyHelmetOptions {
  return {
    // Depends on the page: `contentPolicy`.
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // The default would block the shop's pictures in e-mails and on other sites.
    crossOriginResourcePolicy: false,
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: publicOrigin?.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    xXssProtection: false,
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
  };
}

export const PLAIN_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Allows its style element. */
export const ERROR_PAGE_POLICY = `${PLAIN_POLICY}; style-src 'unsafe-inline'`;

const UPLOAD_POLICY =
  "sandbox; default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'";

/** Uploads must not run on the origin of the session (SRV-07). */
export function uploadHeaders(contentType: string): Record<string, string> {
  const type = contentType.toLowerCase();
  const isPdf = type.startsWith('application/pdf');
  const isShown = isPdf || /^(?:image|video|audio|font)\//.test(type);
  return {
    // Browsers' PDF viewers do not run in a sandbox.
    ...(isPdf ? {} : { 'content-security-policy': UPLOAD_POLICY }),
    ...(isShown ? {} : { 'content-disposition': 'attachment' }),
  };
}
