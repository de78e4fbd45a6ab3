import type { ProxiedCall } from '../../contract/proxy/create-proxy.ts';
import { recordViolation } from './violations.ts';

/** The part of `import.meta.hot` that the development server tells of calls through. */
export interface Channel {
  on: (event: string, listener: (calls: readonly ProxiedCall[]) => void) => void;
  send: (event: string) => void;
}

/** Origin of the real backend that this page runs on; null on the mock. */
export function realBackend(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="souk-backend"]')?.content ?? null;
}

/** Listens for what the validating proxy finds in calls to a real backend (API-11). */
export function watchTraffic(channel: Channel): void {
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
