import { useLingui } from '@lingui/react/macro';
import { createStore, useStore } from 'zustand';
import { useAppPart } from '../../../lib/react/app-scope.ts';
import { useApi } from '../../../api/api-provider.tsx';
import { useSendOtp } from '../../../api/generated/auth-mutations.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { AUTH_TOPIC } from '../../errors/auth-topic.ts';
import { fieldErrors, useErrorText } from '../../errors/use-error-text.ts';
import { useErrorToast } from '../../errors/use-error-toast.tsx';

/** Delay before the next code (AUTH-12). */
const RESEND_DELAY_MS = 60_000;

export interface OtpRequest {
  /** Phone number or email address as typed, sent again for verification. */
  contact: string;
  phoneCode: string | null;
  purpose: 'forgot' | 'verify';
}

interface CodeRecord {
  isSending: boolean;
  sent: { message: string; to: string } | null;
  /** Milliseconds since 1970. */
  resendAt: number;
  problem: OtpError | null;
}

export interface OtpError {
  text: string;
  /** If the request failed. */
  error?: unknown;
  /** First error of each field. */
  fields: Readonly<Record<string, string>>;
}

const INITIAL_RECORD: CodeRecord = { isSending: false, sent: null, resendAt: 0, problem: null };

/**
 * Creates the store of sent codes. It outlives the dialogs, so that reopening one neither resends
 * nor shortens the delay. In memory only.
 */
export function createOtpStore() {
  const store = createStore<Record<string, CodeRecord>>(() => ({}));
  return Object.assign(store, {
    clearOtpState: () => store.setState({}, true),
    /** Returns whether a code was sent too recently to request another. */
    hasRecentCode: (otpRequest: OtpRequest): boolean => {
      const record = store.getState()[keyOf(otpRequest)];
      return record !== undefined && (record.isSending || record.resendAt > Date.now());
    },
  });
}

export function useOtpStore() {
  return useAppPart(createOtpStore);
}

/** Sends codes to one contact, one request at a time across callers (AUTH-10, AUTH-12, AUTH-14). */
export function useOtp(otpRequest: OtpRequest): CodeRecord & {
  /** Resolves to the error, also shown as a toast and in `problem`. */
  send: (options?: { forceNew?: boolean }) => Promise<OtpError | null>;
  clearProblem: () => void;
} {
  const { t } = useLingui();
  const errorText = useErrorText();
  const showErrorToast = useErrorToast();
  const { client } = useApi();
  const { trigger } = useSendOtp();
  const { showToast } = useToasts();
  const codes = useOtpStore();
  const key = keyOf(otpRequest);
  const record = useStore(codes, (records) => records[key] ?? INITIAL_RECORD);
  const updateRecord = (next: Partial<CodeRecord>) =>
    codes.setState((records) => ({ [key]: { ...(records[key] ?? INITIAL_RECORD), ...next } }));

  async function send({ forceNew = false } = {}): Promise<OtpError | null> {
    if (codes.getState()[key]?.isSending) return null;
    updateRecord({ isSending: true, problem: null, ...(forceNew ? { sent: null } : {}) });
    const fail = (problem: OtpError): OtpError => {
      updateRecord({ isSending: false, problem });
      if (problem.error) showErrorToast(problem.error, AUTH_TOPIC);
      else showToast({ kind: 'error', topic: AUTH_TOPIC, message: problem.text });
      return problem;
    };
    const { contact, phoneCode, purpose } = otpRequest;
    try {
      const result = await trigger({
        body: {
          phone: contact,
          phone_code: phoneCode,
          forgot_password: purpose === 'forgot' ? 1 : null,
        },
      });
      const to = result.data?.email_or_phone;
      if (!to) {
        const text = t`We couldn’t send a code to this account. Contact us for help.`;
        return fail({ text, fields: {} });
      }
      const message = result.message && (await client.translate(result.message));
      const sent = { message: message ?? t`Your code is on its way.`, to };
      updateRecord({ isSending: false, sent, resendAt: Date.now() + RESEND_DELAY_MS });
      return null;
    } catch (error) {
      return fail({ text: errorText(error), error, fields: fieldErrors(error) });
    }
  }

  return { ...record, send, clearProblem: () => updateRecord({ problem: null }) };
}

function keyOf({ contact, phoneCode, purpose }: OtpRequest): string {
  return `${purpose} ${phoneCode ?? ''} ${contact.trim().toLowerCase()}`;
}
