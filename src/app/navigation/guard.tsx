import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useStore } from 'zustand';
import { useSession, useSessionReady } from '../../api/session.ts';
import { HOME_PATH } from '../../lib/router/paths.ts';
import { useDialogs } from '../../features/dialogs/dialogs-store.ts';
import { AUTH_TOPIC } from '../../features/errors/auth-topic.ts';
import { useToasts } from '../../ui/feedback/toast.ts';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { SessionEnded } from './session-ended.tsx';
import { CUSTOMER_TITLES } from '../customer-titles.ts';
import type { RouteRow } from '../routes.ts';
import type { ReturnUrlState } from '../session/return-url.ts';
import { useWasEver } from '../../lib/react/use-was-ever.ts';

/**
 * Mounts a protected page only for customers. Redirects guests to `/` with a return URL, or opens
 * the login dialog (ROUTE-05). A logout redirects without return URL (AUTH-16). An ended session
 * can be resumed on the page (STATE-02).
 */
export function Guard({ route, children }: { route: RouteRow; children: ReactNode }) {
  const { i18n } = useLingui();
  const isReady = useSessionReady();
  const isGuest = useSession(({ token }) => token === null);
  const isResumable = useSession(
    ({ expiredUserId, hasEndedElsewhere }) => expiredUserId !== null || hasEndedElsewhere,
  );
  const wasSignedIn = useWasEver(isReady && !isGuest);

  if (!isReady && !route.hasOwnSkeleton) {
    const title = CUSTOMER_TITLES[route.path];
    return (
      <PageSkeleton
        heading={title ? <SectionHeading level={1}>{i18n._(title)}</SectionHeading> : null}
      />
    );
  }
  // As elements of equal position, so that the heading stays.
  if (!isGuest || !isReady) return children;
  if (wasSignedIn) return isResumable ? <SessionEnded /> : <Redirect to={HOME_PATH} replace />;
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

/** Closing the dialog redirects from a customer page to `/`. */
function LoginDialogGate({ route, children }: { route: RouteRow; children: ReactNode }) {
  const dialogs = useDialogs();
  const { openDialog } = dialogs;
  const [, navigate] = useLocation();
  // Login, registration and forgotten password replace each other.
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
