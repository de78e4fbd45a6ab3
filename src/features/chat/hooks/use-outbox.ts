import { useSendMessage } from '../../../api/generated/chat.ts';
import { useApi } from '../../../api/api-provider.tsx';
import { session } from '../../../api/session.ts';
import {
  addPending,
  confirmPending,
  markPending,
  type PendingMessage,
} from '../model/conversations-store.ts';
import { useErrorText } from '../../errors/use-error-text.ts';

/** Writes to a shop: shown at once, sent in order; a failed message stays, with its reason, to be sent again (MSG-08). */
export function useOutbox(shopId: number) {
  const { serial } = useApi();
  const { trigger } = useSendMessage();
  const errorText = useErrorText();

  async function deliver(key: string, text: string): Promise<void> {
    const { token } = session.getState();
    const isStill = () => session.getState().token === token;
    try {
      const { data } = await serial.run(`chat-${shopId}`, () =>
        trigger({ body: { shop_id: shopId, message: text, type: 'user' } }),
      );
      if (isStill()) confirmPending(shopId, key, data.data);
    } catch (error) {
      if (isStill()) markPending(shopId, key, errorText(error));
    }
  }

  return {
    send: (text: string) => void deliver(addPending(shopId, text), text),
    retry({ key, text }: PendingMessage) {
      markPending(shopId, key, null);
      void deliver(key, text);
    },
  };
}
