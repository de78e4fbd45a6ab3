import { loadCode } from '../../lib/load-code.ts';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { LazySection } from '../../lib/react/lazy-section.tsx';
import { useChatPartner, useDialog, useDialogs } from '../../features/dialogs/dialogs-store.ts';
import { LazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';
import { useHydrated } from '../../lib/react/use-hydrated.ts';

const AuthDialog = lazyComponent(() =>
  import('../../features/auth/auth-dialog.tsx').then((module) => module.AuthDialog),
);
const LogoutDialog = lazyComponent(() =>
  import('../../features/auth/logout-dialog.tsx').then((module) => module.LogoutDialog),
);
export const preloadCart = () => loadCode(() => import('../../features/cart/cart-drawer.tsx'));
const CartDrawer = lazyComponent(async () => (await preloadCart()).CartDrawer);
const ChatSidebar = lazyComponent(() =>
  import('../../features/chat/chat-sidebar.tsx').then((module) => module.ChatSidebar),
);
const LateFrame = lazyComponent(() =>
  import('./late-frame.tsx').then((module) => module.LateFrame),
);

export function AppDialogs({ isServerRendered }: { isServerRendered: boolean }) {
  const { closeAllDialogs } = useDialogs();
  const isLoginOpen = useDialog('login');
  const isVerifyOpen = useDialog('verify');
  const isLogoutOpen = useDialog('logout');
  const isCartOpen = useDialog('cart');
  const partner = useChatPartner();
  // Screen readers only announce toasts in a region that already exists.
  const isHydrated = useHydrated();
  return (
    <>
      {isCartOpen || partner || isLoginOpen || isVerifyOpen || isLogoutOpen ? (
        <LazyOverlay onClose={closeAllDialogs}>
          {isCartOpen ? <CartDrawer /> : null}
          {partner ? <ChatSidebar key={partner.id} partner={partner} /> : null}
          {isLoginOpen || isVerifyOpen ? <AuthDialog /> : null}
          {isLogoutOpen ? <LogoutDialog /> : null}
        </LazyOverlay>
      ) : null}
      {isHydrated ? (
        <LazySection>
          <LateFrame isServerRendered={isServerRendered} />
        </LazySection>
      ) : null}
    </>
  );
}
