import type { ProxiedCall } from '../../contract/proxy/create-proxy.ts';
import { recordViolation } from './violations.ts';

export interface Channel {
  on: (event: string, listener: (calls: readonly ProxiedCall[]) => void) => void;
  send: (event: string) => void;
}

/** Returns the origin of the real backend; null for the mock. */
export function getBackendOrigin(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="souk-backend"]')?.content ?? null;
}

/**
 * Records the violations that the validating proxy finds in requests to a real backend (API-11).
 */
export function watchProxyViolations(channel: Channel): void {
  channel.on('souk:contract', (calls) => {
    for (const { method, address, status, errors } of calls) {
      for (const { blame, message, pointer, code, check } of errors) {
        const call = `${method} ${address.split('?', 1)[0] ?? ''}`;
        recordViolation({ call, status, blame, message, pointer, code, check });
      }
    }
  });
  channel.send('souk:contract-ask');
}
