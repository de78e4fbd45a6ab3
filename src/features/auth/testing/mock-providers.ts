import { vi } from 'vitest';

/** What a test wants of the providers' scripts: the globals that they make, or that none comes. */
type Globals = Record<string, unknown>;

/**
 * Plays the browser that loads a provider's script: it makes `globals`, or fails when there are none. Returns the addresses asked
 * for. Undo it with `vi.restoreAllMocks()` and `vi.unstubAllGlobals()`.
 */
export function mockProviders(globals: Globals | (() => Globals | undefined)): string[] {
  const requestedScripts: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) throw new Error('Only scripts are expected here.');
      requestedScripts.push(node.src);
      const loaded = typeof globals === 'function' ? globals() : globals;
      for (const [name, value] of Object.entries(loaded ?? {})) vi.stubGlobal(name, value);
      queueMicrotask(() => node.dispatchEvent(new Event(loaded ? 'load' : 'error')));
    }
  });
  return requestedScripts;
}

interface CodeConfig {
  state: string;
  callback: (response: object) => void;
  error_callback: (error: { type: string }) => void;
}

/** Google's script, whose dialog ends as `end` says; `configs` are what it was asked with. */
export function mockGoogle(end: (config: CodeConfig) => void) {
  const configs: CodeConfig[] = [];
  const initCodeClient = (config: CodeConfig) => {
    configs.push(config);
    return { requestCode: () => end(config) };
  };
  return {
    configs,
    requestedScripts: mockProviders({ google: { accounts: { oauth2: { initCodeClient } } } }),
  };
}

/** Facebook's script, whose dialog answers so. */
export function mockFacebook(authResponse: object | null, me: object = {}) {
  const calls: Record<string, unknown> = {};
  const FB = {
    init: (config: object) => Object.assign(calls, { config }),
    login: (callback: (login: object) => void, options: object) => {
      Object.assign(calls, { options });
      callback({ authResponse });
    },
    api: (_path: string, _fields: object, callback: (user: object) => void) => callback(me),
  };
  return { calls, requestedScripts: mockProviders({ FB }) };
}

interface AppleConfig {
  state: string;
  nonce: string;
}

/** Apple's script, whose dialog answers so, or refuses so. */
export function mockApple(respond: (config: AppleConfig) => object, refuses = false) {
  const configs: AppleConfig[] = [];
  const auth = {
    init: (config: AppleConfig) => configs.push(config),
    async signIn() {
      const config = configs.at(-1);
      if (!config) throw new Error('Failed to sign in: init comes first.');
      await Promise.resolve();
      if (refuses) throw respond(config);
      return respond(config);
    },
  };
  return { configs, requestedScripts: mockProviders({ AppleID: { auth } }) };
}

/** An identity token that says so. */
export function createIdToken(claims: object): string {
  const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${encode({ alg: 'none' })}.${encode(claims)}.x`;
}
