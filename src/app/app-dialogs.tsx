import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useDialog } from '../lib/stores/dialogs.ts';

const LoginDialog = lazy(async () => ({
  default: (await import('../features/auth/login-dialog.tsx')).LoginDialog,
}));
const LogoutDialog = lazy(async () => ({
  default: (await import('../features/auth/logout-dialog.tsx')).LogoutDialog,
}));
const BasketDrawer = lazy(async () => ({
  default: (await import('../features/cart/basket-drawer.tsx')).BasketDrawer,
}));
const ToastRegion = lazy(async () => ({
  default: (await import('../ui/toast-region.tsx')).ToastRegion,
}));

/** The app's own dialogs and its toasts; none of them weighs on the first load. */
export function AppDialogs() {
  const login = useDialog('login');
  const logout = useDialog('logout');
  const basket = useDialog('basket');
  // The region must stand before the first toast, or that one would not be announced.
  const isAlive = useSyncExternalStore(never, isBrowser, isServer);
  return (
    <Suspense>
      {basket ? <BasketDrawer /> : null}
      {login ? <LoginDialog /> : null}
      {logout ? <LogoutDialog /> : null}
      {isAlive ? <ToastRegion /> : null}
    </Suspense>
  );
}

// The page is alive for good: there is nothing to listen to.
const never = () => () => undefined;
const isBrowser = () => true;
const isServer = () => false;
