/** What a provider's dialog hands to the shop. */
export interface SocialGrant {
  code: string;
  data?: { sub?: string; name?: string; email?: string };
}

/** How the shop's account with a provider is called there. */
export interface ProviderSetting {
  clientId: string;
  /** Where Apple would send the customer back to; a page of the shop. */
  redirectUrl: string;
}

/**
 * A sign-in that ended without a grant. `script`: the provider's script did not come. `blocked`: the browser opened no window.
 * `cancelled`: the customer closed it. `refused`: the provider said no, or its answer is not for us. `unsaid`: of no interest to
 * the customer, only logged (AUTH-15).
 */
export class SocialSignInError extends Error {
  override readonly name = 'SocialSignInError';
  readonly reason: 'script' | 'blocked' | 'cancelled' | 'refused' | 'unsaid';

  constructor(reason: SocialSignInError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** A script that is so late was kept away, ms. */
const SDK_TIMEOUT_MS = 15_000;

const pendingScripts = new Map<string, Promise<void>>();

/**
 * The global that a provider's script makes; the script is loaded on its first use, and anew after a load that failed.
 *
 * @throws SocialSignInError when it can't be had: offline, an ad blocker, or something else in its place.
 */
export async function loadSdk<Sdk>(url: string, name: string): Promise<Sdk> {
  if (!isLoaded(name)) {
    const script = pendingScripts.get(url) ?? loadScript(url);
    pendingScripts.set(url, script);
    // Told below: the browser doesn't say what kept it away.
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
    const timer = setTimeout(() => reject(new Error('too late')), SDK_TIMEOUT_MS);
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('failed')));
    const cleanUp = () => {
      clearTimeout(timer);
      script.remove();
    };
    script.addEventListener('load', cleanUp);
    script.addEventListener('error', cleanUp);
    document.head.append(script);
  });
}

/** A text that nobody can guess, for states and nonces. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
