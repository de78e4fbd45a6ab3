import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useStore } from 'zustand';
import { useSession, useSessionReady } from '../../api/session.ts';
import { HOME_PATH } from '../../lib/router/paths.ts';
import { useDialogs } from '../../features/dialogs/dialogs-store.ts';
import { AUTH_TOPIC } from '../../features/errors/auth-topic.ts';
import { useToasts } from '../../ui/feedback/toast.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { SessionEnded } from './session-ended.tsx';
import type { RouteRow } from '../routes.ts';
import type { ReturnUrlState } from '../session/return-url.ts';

/**
 * Nothing of a protected page mounts before its reader is known. Guests go to `/`, with the way back
 * kept, or log in where they are (ROUTE-05); who logs out on it goes to `/` for good (AUTH-16). A session that
 * ended by itself or in another tab is told of in place, where a login resumes the page (STATE-02).
 */
export function Guard({ route, children }: { route: RouteRow; children: ReactNode }) {
  const ready = useSessionReady();
  const isGuest = useSession(({ token }) => token === null);
  const isResumable = useSession(
    ({ expiredUserId, hasEndedElsewhere }) => expiredUserId !== null || hasEndedElsewhere,
  );
  const [wasOpen, setWasOpen] = useState(false);
  if (ready && !isGuest && !wasOpen) setWasOpen(true);

  if (!ready) return <PageSkeleton />;
  if (!isGuest) return children;
  if (wasOpen) return isResumable ? <SessionEnded /> : <Redirect to={HOME_PATH} replace />;
  if (route.access === 'guard') return <RedirectToHome />;
  return <LoginDialogGate route={route}>{children}</LoginDialogGate>;
}

function RedirectToHome() {
  const { showToast } = useToasts();
  const { t } = useLingui();
  const [path] = useLocation();
  const search = useSearch();
  const message = t`Please login first!`;
  useEffect(() => {
    showToast({ kind: 'error', topic: AUTH_TOPIC, message });
  }, [showToast, message]);
  const state: ReturnUrlState = { returnUrl: search === '' ? path : `${path}?${search}` };
  return <Redirect to={HOME_PATH} replace state={state} />;
}

/** Opens the login dialog by itself. Closed without a login, a page that is of no use to guests leads to `/`. */
function LoginDialogGate({ route, children }: { route: RouteRow; children: ReactNode }) {
  const dialogs = useDialogs();
  const { openDialog } = dialogs;
  const [, navigate] = useLocation();
  // Any dialog: login, registration and forgotten passwords lead to each other.
  const isDialogOpen = useStore(dialogs, (state) => Object.values(state).some(Boolean));
  const hasOpened = useRef(false);
  const isForCustomers = route.layout === 'dashboard';

  useEffect(() => {
    openDialog('login');
  }, [openDialog]);
  useEffect(() => {
    if (isDialogOpen) hasOpened.current = true;
    else if (hasOpened.current && isForCustomers) navigate(HOME_PATH, { replace: true });
  }, [isDialogOpen, isForCustomers, navigate]);
  return children;
}
