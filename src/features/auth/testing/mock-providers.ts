import { vi } from 'vitest';

type Globals = Record<string, unknown>;

/**
 * Mocks script loading and returns the URLs. Scripts set `globals`, or fail without any. Undo with
 * `vi.restoreAllMocks()` and `vi.unstubAllGlobals()`.
 */
export function mockProviders(globals: Globals | (() => Globals | undefined)): string[] {
  const requestedScripts: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement))
        throw new Error('Only script elements are supported here.');
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

/** `end` ends the dialog; `configs` contains the received options. */
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

export function mockApple(respond: (config: AppleConfig) => object, shouldReject = false) {
  const configs: AppleConfig[] = [];
  const auth = {
    init: (config: AppleConfig) => configs.push(config),
    async signIn() {
      const config = configs.at(-1);
      if (!config) throw new Error('Failed to sign in: init was not called.');
      await Promise.resolve();
      if (shouldReject) throw respond(config);
      return respond(config);
    },
  };
  return { configs, requestedScripts: mockProviders({ AppleID: { auth } }) };
}

export function createIdToken(claims: object): string {
  const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${encode({ alg: 'none' })}.${encode(claims)}.x`;
}
