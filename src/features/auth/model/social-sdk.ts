export interface SocialGrant {
  code: string;
  data?: { sub?: string; name?: string; email?: string };
}

export interface ProviderSetting {
  clientId: string;
  /** Required by Apple, a page of the shop. */
  redirectUrl: string;
}

/**
 * A sign-in that ended without credentials (AUTH-15). Reasons:
 * - `script`: the script failed to load.
 * - `blocked`: the browser opened no window.
 * - `cancelled`: the customer closed it.
 * - `refused`: the provider refused, or the response is not for this sign-in.
 * - `silent`: logged, but not shown.
 */
export class SocialSignInError extends Error {
  override readonly name = 'SocialSignInError';
  readonly reason: 'script' | 'blocked' | 'cancelled' | 'refused' | 'silent';

  constructor(reason: SocialSignInError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** A script that takes longer counts as failed. */
const SDK_TIMEOUT_MS = 15_000;

const pendingScripts = new Map<string, Promise<void>>();

/**
 * Loads a provider's script on first use and returns its global. Retries after a failed load.
 *
 * @throws SocialSignInError when offline, blocked or without the expected global
 */
export async function loadSdk<Sdk>(url: string, name: string): Promise<Sdk> {
  if (!isLoaded(name)) {
    const script = pendingScripts.get(url) ?? loadScript(url);
    pendingScripts.set(url, script);
    // The browser does not report why a script failed to load.
    await script.catch(() => undefined);
    pendingScripts.delete(url);
  }
  if (isLoaded(name)) return Reflect.get(globalThis, name) as Sdk;
  throw new SocialSignInError('script', `The script ${url} could not be loaded.`);
}

function isLoaded(name: string): boolean {
  const sdk: unknown = Reflect.get(globalThis, name);
  return typeof sdk === 'object' && sdk !== null;
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(
      () => reject(new Error('Timed out while loading the script.')),
      SDK_TIMEOUT_MS,
    );
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('Failed to load the script.')));
    const cleanUp = () => {
      clearTimeout(timer);
      script.remove();
    };
    script.addEventListener('load', cleanUp);
    script.addEventListener('error', cleanUp);
    document.head.append(script);
  });
}

/** Returns a random string for states and nonces. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
