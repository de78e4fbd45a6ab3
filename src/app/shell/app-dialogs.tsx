import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { LazySection } from '../../lib/react/lazy-section.tsx';
import { useChatPartner, useDialog, useDialogs } from '../../features/dialogs/dialogs-store.ts';
import { LazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';
import { useHydrated } from '../../lib/react/use-hydrated.ts';

const AuthDialog = lazyComponent(
  async () => (await import('../../features/auth/auth-dialog.tsx')).AuthDialog,
);
const LogoutDialog = lazyComponent(
  async () => (await import('../../features/auth/logout-dialog.tsx')).LogoutDialog,
);
export const preloadCart = () => import('../../features/cart/cart-drawer.tsx');
const CartDrawer = lazyComponent(async () => (await preloadCart()).CartDrawer);
const ChatSidebar = lazyComponent(
  async () => (await import('../../features/chat/chat-sidebar.tsx')).ChatSidebar,
);
const StatusBanners = lazyComponent(
  async () => (await import('./status-banners.tsx')).StatusBanners,
);
const ToastRegion = lazyComponent(
  async () => (await import('../../ui/feedback/toast-region.tsx')).ToastRegion,
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
          <ToastRegion />
          <StatusBanners isServerRendered={isServerRendered} />
        </LazySection>
      ) : null}
    </>
  );
}
