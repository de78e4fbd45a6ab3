import { Trans, useLingui } from '@lingui/react/macro';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ChatPartner } from '../dialogs/dialogs-store.ts';
import { useOpenChat } from './use-open-chat.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Icon } from '../../ui/content/icon.tsx';

/** Opens the chat with a shop. Guests log in first (WISH-02). */
export function ChatButton(props: {
  shop: ChatPartner;
  className?: string | undefined;
  /** Shows a word beside the icon. */
  hasText?: boolean;
}) {
  const { shop, className, hasText = false } = props;
  const { t } = useLingui();
  const handleClick = useOpenChat(shop);
  const label = t`Chat with ${shop.name}`;
  if (hasText) {
    return (
      <Button
        variant="secondary"
        icon={<Icon of={MessageCircle} size={18} />}
        className={className}
        aria-label={label}
        onClick={handleClick}
      >
        <Trans>Chat</Trans>
      </Button>
    );
  }
  return (
    <IconButton className={className} label={label} icon={MessageCircle} onClick={handleClick} />
  );
}
