import type { useSWRConfig } from 'swr';
import type { Api } from '../../api/api.ts';
import { invalidate } from '../../api/runtime/invalidation.ts';
import type { OperationId } from '../../api/types.ts';

const CHANNEL = 'souk.written';

const BROADCAST_DELAY_MS = 100;

/**
 * Notifies other tabs of changed queries and refetches those that they report, above all the cart
 * (AUTH-19).
 */
export function broadcastInvalidations(
  api: Api,
  mutate: ReturnType<typeof useSWRConfig>['mutate'],
): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  const changed = new Set<OperationId>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const broadcast = (ids: readonly OperationId[]) => {
    for (const id of ids) changed.add(id);
    if (changed.size === 0) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      channel.postMessage([...changed]);
      changed.clear();
    }, BROADCAST_DELAY_MS);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<readonly OperationId[]>) => {
    void invalidate(api, mutate, data);
  });
  api.mutationListeners.add(broadcast);
  return () => {
    api.mutationListeners.delete(broadcast);
    clearTimeout(timer);
    channel.close();
  };
}
