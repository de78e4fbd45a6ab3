import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../../api/api-provider.tsx';
import { getProfile } from '../../../api/generated/profile.ts';
import { useGetSettings } from '../../../api/generated/settings.ts';
import { type User, useSession, useSessionStore } from '../../../api/session.ts';
import { logFailure } from '../../../lib/log.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { CodeForm } from './code-form.tsx';
import { CodeFormSkeleton } from './code-form-skeleton.tsx';
import { type OtpRequest, useOtp, useOtpStore } from '../hooks/use-otp.ts';

/** Returns the contact by `register_otp_type`, null if the account has none (AUTH-08). */
export function getOtpContact(user: User, type: 'email' | 'phone' = 'email'): string | null {
  return user[type] || null;
}

/**
 * Returns the code request. Undefined until the settings have loaded, null without an account or
 * contact.
 */
export function useVerifyRequest(): OtpRequest | null | undefined {
  const user = useSession((state) => state.user);
  const { data, error } = useGetSettings(undefined, { refetchOnMount: false });
  if (!user) return null;
  // Falls back to email, because the server chooses the channel anyway.
  if (!data && !error) return undefined;
  const contact = getOtpContact(user, data?.register_otp_type);
  return contact === null ? null : { contact, phoneCode: user.phone_code, purpose: 'verify' };
}

export function useIncompleteAccountToast(): () => void {
  const { showToast } = useToasts();
  const { t } = useLingui();
  return () => {
    const message = t`Add your contact details to your profile first, then verify your account.`;
    showToast({ kind: 'error', message });
  };
}

/** Sends a code unless a recent one is valid (AUTH-08). */
export function VerifyForm({ onVerified }: { onVerified: () => void }) {
  const otpRequest = useVerifyRequest();
  return otpRequest ? (
    <RequestedCodeForm key={otpRequest.contact} otpRequest={otpRequest} onVerified={onVerified} />
  ) : (
    <CodeFormSkeleton />
  );
}

function RequestedCodeForm({
  otpRequest,
  onVerified,
}: {
  otpRequest: OtpRequest;
  onVerified: () => void;
}) {
  const session = useSessionStore();
  const { hasRecentCode } = useOtpStore();
  const { client } = useApi();
  const code = useOtp(otpRequest);

  const begin = useEffectEvent(() => {
    if (!hasRecentCode(otpRequest)) void code.send({ forceNew: true });
  });
  useEffect(() => begin(), []);

  async function handleVerified() {
    const { token, user } = session.getState();
    try {
      const { user: fresh } = await client.call(getProfile);
      if (session.getState().token === token) session.setState({ user: fresh });
    } catch (error) {
      // The code was accepted anyway.
      logFailure('Failed to reload the profile after the verification.', error);
      if (user && session.getState().token === token) {
        session.setState({ user: { ...user, account_verified: true } });
      }
    }
    onVerified();
  }

  return <CodeForm otpRequest={otpRequest} code={code} onVerified={handleVerified} />;
}
