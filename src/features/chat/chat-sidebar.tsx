import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/api-provider.tsx';
import { invalidate } from '../../api/runtime/invalidation.ts';
import { type ChatPartner, useDialogs } from '../dialogs/dialogs-store.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { ConversationPane, ChatStatus } from './components/conversation-pane.tsx';
import * as css from './components/chat.css.ts';
import { useConversation } from './hooks/use-conversation.ts';
import { ErrorText } from '../errors/error-text.tsx';
import { useStartChat } from './hooks/use-start-chat.ts';

/** Shows a chat next to the current page (CART-12, MSG-11). Load lazily. */
export function ChatSidebar({ partner }: { partner: ChatPartner }) {
  const { openChat } = useDialogs();
  const api = useApi();
  const { mutate } = useSWRConfig();
  const chat = useConversation(partner.id);
  const { start, isStarting, error } = useStartChat(partner, chat.thread);

  const isLoaded = chat.thread !== undefined;
  useEffect(() => {
    if (isLoaded) void invalidate(api, mutate, ['countUnreadMessages']);
  }, [api, mutate, isLoaded]);

  return (
    <Drawer
      isOpen
      onClose={() => openChat(null)}
      title={
        <span className={css.head}>
          <Avatar name={partner.name} src={partner.logo} />
          <span className={css.headWords}>
            <bdi className={css.headName}>{partner.name}</bdi>
            <ChatStatus shopId={partner.id} />
          </span>
        </span>
      }
    >
      <div className={css.sidebar}>
        <ConversationPane
          shop={partner}
          chat={chat}
          placement="sidebar"
          busy={isStarting || (error !== undefined && chat.thread === undefined)}
          notice={
            error ? (
              <Alert
                kind="danger"
                action={
                  <Button variant="secondary" size="s" busy={isStarting} onClick={start}>
                    <Trans>Retry</Trans>
                  </Button>
                }
              >
                <ErrorText error={error} />
              </Alert>
            ) : null
          }
        />
      </div>
    </Drawer>
  );
}
