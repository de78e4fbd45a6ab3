import { msg } from '@lingui/core/macro';
import type { I18n } from '@lingui/core';
import { navigate } from 'wouter/use-browser-location';
import type { UnauthorizedReaction } from '../../api/runtime/define-operation.ts';
import { createSession } from '../../api/session.ts';
import { createDialogs } from '../../features/dialogs/dialogs-store.ts';
import { AUTH_TOPIC } from '../../features/errors/auth-topic.ts';
import type { AppScope } from '../../lib/react/app-scope.ts';
import { HOME_PATH } from '../../lib/router/paths.ts';
import { createToasts } from '../../ui/feedback/toast.ts';

/**
 * Ends the session of a rejected token and applies the operation's reaction (AUTH-17). Ignores a
 * 401 of an older session.
 */
export function handleUnauthorized(
  scope: AppScope,
  i18n: I18n,
  reaction: UnauthorizedReaction,
  token: string | null,
): void {
  if (reaction === 'ignore') return;
  const session = scope.get(createSession);
  session.endSession(token);
  if (session.getState().token !== null) return;
  if (reaction === 'explain-login') {
    const message = i18n._(msg`Please login first!`);
    scope.get(createToasts).showToast({ kind: 'error', topic: AUTH_TOPIC, message });
  }
  if (reaction === 'login' || reaction === 'explain-login') {
    scope.get(createDialogs).openDialog('login');
  }
  if (reaction === 'home') navigate(HOME_PATH);
}
