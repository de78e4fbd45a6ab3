import { lazy, Suspense } from 'react';
import { useDialog } from '../lib/stores/dialogs.ts';
import { useIsAlive } from './use-is-alive.ts';

const LoginDialog = lazy(async () => ({
  default: (await import('../features/auth/login-dialog.tsx')).LoginDialog,
}));
const LogoutDialog = lazy(async () => ({
  default: (await import('../features/auth/logout-dialog.tsx')).LogoutDialog,
}));
/** Brings the basket, ahead of its opening where pointer or focus come near. */
export const loadBasket = () => import('../features/cart/basket-drawer.tsx');
const BasketDrawer = lazy(async () => ({ default: (await loadBasket()).BasketDrawer }));
const ToastRegion = lazy(async () => ({
  default: (await import('../ui/toast-region.tsx')).ToastRegion,
}));

/** The app's own dialogs and its toasts; none of them weighs on the first load. */
export function AppDialogs() {
  const login = useDialog('login');
  const logout = useDialog('logout');
  const basket = useDialog('basket');
  // The region must stand before the first toast, or that one would not be announced.
  const isAlive = useIsAlive();
  return (
    <Suspense>
      {basket ? <BasketDrawer /> : null}
      {login ? <LoginDialog /> : null}
      {logout ? <LogoutDialog /> : null}
      {isAlive ? <ToastRegion /> : null}
    </Suspense>
  );
}
