import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useExchangeSocialToken } from '../../../api/generated/auth-mutations.ts';
import { useConfig } from '../../../lib/config/config-context.ts';
import { logFailure } from '../../../lib/log.ts';
import type { ProviderName } from '../social-providers.ts';
import { fieldErrors, useErrorText } from '../../errors/use-error-text.ts';
import { AUTH_TOPIC } from '../../errors/auth-topic.ts';
import { useServerToast } from '../../errors/use-server-toast.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { useAppScope } from '../../../lib/react/app-scope.ts';
import { beginSession } from '../model/begin-session.ts';
import { APPLE_SCRIPT, signInWithApple } from '../model/sign-in-with-apple.ts';
import { signInWithFacebook, FACEBOOK_SCRIPT } from '../model/sign-in-with-facebook.ts';
import { signInWithGoogle, GOOGLE_SCRIPT } from '../model/sign-in-with-google.ts';
import { SocialSignInError } from '../model/social-sdk.ts';

const PROVIDERS = {
  google: { name: 'Google', script: GOOGLE_SCRIPT, signIn: signInWithGoogle },
  facebook: { name: 'Facebook', script: FACEBOOK_SCRIPT, signIn: signInWithFacebook },
  apple: { name: 'Apple', script: APPLE_SCRIPT, signIn: signInWithApple },
} as const;

/** Signs in through a provider (AUTH-15, AUTH-03). Only the latest attempt counts. */
export function useSocialSignIn() {
  const scope = useAppScope();
  const { showToast } = useToasts();
  const { t } = useLingui();
  const { socialScripts } = useConfig();
  const { settings } = useSettings();
  const errorText = useErrorText();
  const showServerToast = useServerToast();
  const exchange = useExchangeSocialToken();
  const [pendingProvider, setPendingProvider] = useState<ProviderName>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current = -1;
    },
    [],
  );

  async function start(provider: ProviderName): Promise<void> {
    const { name, script, signIn: requestSignIn } = PROVIDERS[provider];
    const setting = settings.social_auths?.[provider];
    const attempt = Math.max(latest.current, 0) + 1;
    latest.current = attempt;
    setPendingProvider(provider);
    setProblem(undefined);
    try {
      const { code, data } = await requestSignIn(
        {
          clientId: setting?.client_id ?? '',
          redirectUrl: setting?.redirect_url ?? `${location.origin}/`,
        },
        socialScripts === null ? script : `${socialScripts}${provider}.js`,
      );
      if (latest.current !== attempt) return;
      const result: unknown = await exchange.trigger({
        provider,
        body: data ? { code, data } : { code },
      });
      if (latest.current !== attempt) return;
      if (!isLogin(result)) {
        setProblem(t`We couldn’t log you in with ${name}. Log in another way.`);
        return;
      }
      beginSession(scope, result.data);
      const { message } = result;
      showServerToast({ kind: 'success', topic: AUTH_TOPIC, message, timeoutMs: 3000 });
    } catch (error) {
      if (latest.current !== attempt) return;
      if (error instanceof SocialSignInError) {
        logFailure(`Failed to sign in with ${name}.`, error.message);
        setProblem(failureMessage(error.reason, name));
        return;
      }
      const message = Object.values(fieldErrors(error))[0] ?? errorText(error);
      setProblem(message);
      showToast({ kind: 'error', topic: AUTH_TOPIC, message });
    } finally {
      if (latest.current === attempt) setPendingProvider(undefined);
    }
  }

  function failureMessage(reason: SocialSignInError['reason'], name: string): string | undefined {
    return {
      script: t`We can’t connect to ${name}. Check your connection and turn off any blocker for this page, then try again.`,
      blocked: t`Your browser blocked the ${name} window. Allow pop-ups and try again.`,
      cancelled: t`The ${name} login window was closed. Try again when you’re ready.`,
      refused: t`We couldn’t log you in with ${name}. Try again.`,
      silent: undefined,
    }[reason];
  }

  return { start: (provider: ProviderName) => void start(provider), pendingProvider, problem };
}

type Login = Extract<
  Awaited<ReturnType<ReturnType<typeof useExchangeSocialToken>['trigger']>>,
  object
>;

/** For Facebook the backend sends an empty page as a success. */
function isLogin(result: unknown): result is Login {
  const data = (result as Partial<Login> | undefined)?.data as Partial<Login['data']> | undefined;
  return Boolean(data?.access?.token) && typeof data?.user?.id === 'number';
}
