import { useLingui } from '@lingui/react/macro';
import MessageCircle from 'lucide-react/icons/message-circle';
import { type ChatPartner, useDialogs } from '../dialogs/dialogs-store.ts';
import { IconButton, type IconButtonProps } from '../../ui/actions/icon-button.tsx';

/** Opens the chat with a shop. Guests log in first (WISH-02). */
export function ChatButton(props: {
  shop: ChatPartner;
  variant?: IconButtonProps['variant'];
  className?: string | undefined;
}) {
  const { openChat, requireLogin } = useDialogs();
  const { shop, variant, className } = props;
  const { t } = useLingui();
  const { id, name, logo, productId } = shop;
  // A new object, because each click starts the chat once.
  const open = () => openChat({ id, name, logo, productId });
  return (
    <IconButton
      className={className}
      variant={variant}
      label={t`Chat with ${shop.name}`}
      icon={MessageCircle}
      onClick={() => {
        if (!requireLogin(open, 'chat')) open();
      }}
    />
  );
}
