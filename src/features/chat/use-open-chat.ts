import { type ChatPartner, useDialogs } from '../dialogs/dialogs-store.ts';

/** Returns a function that opens the chat with a shop. Guests log in first (WISH-02). */
export function useOpenChat(shop: ChatPartner): () => void {
  const { openChat, requireLogin } = useDialogs();
  const { id, name, logo, productId } = shop;
  // A new object, because each click starts the chat once.
  const open = () => openChat({ id, name, logo, productId });
  return () => {
    if (!requireLogin(open, 'chat')) open();
  };
}
