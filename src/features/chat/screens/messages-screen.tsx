import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useCountUnreadMessages } from '../../../api/generated/chat.ts';
import { useSession } from '../../../api/session.ts';
import { chatPath, MESSAGES_PATH } from '../../../lib/router/paths.ts';
import { useChatStore } from '../chat-store.ts';
import { ConversationPane, ChatStatus } from '../components/conversation-pane.tsx';
import { allMessages } from '../model/merge-messages.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { useConversation } from '../hooks/use-conversation.ts';
import { ShopSign } from '../../shop-signs/shop-sign.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import * as css from './messages-screen.css.ts';
import { ConversationList } from '../components/conversation-list.tsx';
import { useSelectedConversation } from '../hooks/use-selected-conversation.ts';
import { usePaneFocus } from '../hooks/use-pane-focus.ts';

/** Shows the conversations (MSG-01). The shop id is in the URL. */
export function Screen() {
  const chatStore = useChatStore();
  const { t } = useLingui();
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const requestedShopId = Number(search.get('shop'));
  const shopId =
    Number.isSafeInteger(requestedShopId) && requestedShopId > 0 ? requestedShopId : null;
  const user_id = useSession(({ user }) => user?.id);
  const unread = useCountUnreadMessages(user_id === undefined ? null : { user_id }).data
    ?.unread_messages;

  const restoreSelection = useEffectEvent(() => {
    const { activeShopId } = chatStore.getState();
    if (search.get('shop') === null && activeShopId !== null)
      navigate(chatPath(activeShopId), { replace: true });
  });
  // Reopens the last conversation, unless an event elsewhere has reset it (MSG-10).
  useEffect(() => restoreSelection(), []);

  const panes = useRef<HTMLDivElement>(null);
  usePaneFocus(shopId, panes);

  return (
    <div ref={panes} className={stack[6]}>
      <PageHead title={unread ? t`(${unread}) Messages` : t`Messages`} />
      <div className={shopId === null ? undefined : css.titleOnWide}>
        <SectionHeading level={1}>
          <Trans>Messages</Trans>
        </SectionHeading>
      </div>
      <Card className={css.panes}>
        <div className={css.list} data-chosen={shopId === null ? undefined : true}>
          <ConversationList openShopId={shopId} />
        </div>
        <div className={css.conversation} data-chosen={shopId === null ? undefined : true}>
          {shopId === null ? (
            <EmptyState icon={MessagesSquare} title={<Trans>No User Selected</Trans>}>
              <Trans>Please select a user to see their messages</Trans>
            </EmptyState>
          ) : (
            <SelectedConversation key={shopId} shopId={shopId} />
          )}
        </div>
      </Card>
    </div>
  );
}

function SelectedConversation({ shopId }: { shopId: number }) {
  const { setActiveShop } = useChatStore();
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const chat = useConversation(shopId);
  const threadShop = chat.thread && allMessages(chat.thread)[0]?.shop;
  const shop = useSelectedConversation(shopId, chat.thread !== undefined) ?? threadShop;
  const name = shop?.name ?? '';

  useEffect(() => {
    setActiveShop(shopId);
  }, [setActiveShop, shopId]);

  return (
    <>
      <div className={css.conversationHead}>
        <IconButton
          className={css.back}
          data-back
          label={t`Back to conversations`}
          icon={ArrowLeft}
          onClick={() => {
            setActiveShop(null);
            navigate(MESSAGES_PATH);
          }}
        />
        <ShopSign shop={{ id: shopId, logo: shop?.logo }} size={44} />
        <div className={css.words}>
          <h2 dir="auto" className={css.name}>
            {name}
          </h2>
          <ChatStatus shopId={shopId} />
        </div>
      </div>
      <ConversationPane shop={{ id: shopId, name }} chat={chat} placement="page" />
    </>
  );
}
