import { useLingui } from '@lingui/react/macro';
import { createStore, useStore } from 'zustand';
import { useAppPart } from '../../../lib/react/app-scope.ts';
import { useApi } from '../../../api/api-provider.tsx';
import { useSendOtp } from '../../../api/generated/auth.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { AUTH_TOPIC } from '../../errors/auth-topic.ts';
import { fieldErrors, useErrorText } from '../../errors/use-error-text.ts';

/** Between one code and the next, milliseconds (AUTH-12). */
const RESEND_DELAY_MS = 60_000;

/** Whom a code is sent to, and what for. */
export interface CodeOrder {
  /** Phone number or e-mail address, as typed: the code is checked with it again. */
  contact: string;
  /** Digits without a plus. */
  phoneCode: string | null;
  purpose: 'forgot' | 'verify';
}

/** What is known of the codes for one contact. */
interface CodeRecord {
  isSending: boolean;
  /** The server's words, and where the code went. */
  sent: { message: string; to: string } | null;
  /** When the next may be asked for; milliseconds since 1970. */
  resendAt: number;
  /** Why the last one did not go. */
  problem: OtpError | null;
}

interface OtpError {
  text: string;
  /** First message of each field that the server names. */
  fields: Record<string, string>;
}

const INITIAL_RECORD: CodeRecord = { isSending: false, sent: null, resendAt: 0, problem: null };

/**
 * Creates the record of the codes that were sent. It outlives the dialogs, so that closing and opening one neither sends
 * again nor shortens the pause. In memory only.
 */
export function createOtpStore() {
  const store = createStore<Record<string, CodeRecord>>(() => ({}));
  return Object.assign(store, {
    /** Forgets what was sent: the codes are used up, or belong to somebody who has gone. */
    clearOtpState: () => store.setState({}, true),
    /** Whether a contact has a code and the next may not be requested yet. */
    isCodeFresh: (order: CodeOrder): boolean => {
      const record = store.getState()[keyOf(order)];
      return record !== undefined && (record.isSending || record.resendAt > Date.now());
    },
  });
}

/** Returns the record of the codes and what changes it. */
export function useOtpStore() {
  return useAppPart(createOtpStore);
}

/** Sends codes to one contact: one at a time, whoever asks (AUTH-10, AUTH-12, AUTH-14). */
export function useOtp(order: CodeOrder): CodeRecord & {
  /** Resolves to what went wrong, which is told as a toast too and stands in `problem`. */
  send: (options?: { forceNew?: boolean }) => Promise<OtpError | null>;
  /** Drops `problem`. */
  clearProblem: () => void;
} {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { client } = useApi();
  const { trigger } = useSendOtp();
  const { showToast } = useToasts();
  const codes = useOtpStore();
  const key = keyOf(order);
  const record = useStore(codes, (records) => records[key] ?? INITIAL_RECORD);
  const updateRecord = (next: Partial<CodeRecord>) =>
    codes.setState((records) => ({ [key]: { ...(records[key] ?? INITIAL_RECORD), ...next } }));

  async function send({ forceNew = false } = {}): Promise<OtpError | null> {
    if (codes.getState()[key]?.isSending) return null;
    updateRecord({ isSending: true, problem: null, ...(forceNew ? { sent: null } : {}) });
    const fail = (text: string, fields: Record<string, string> = {}): OtpError => {
      const problem = { text, fields };
      updateRecord({ isSending: false, problem });
      showToast({ kind: 'error', topic: AUTH_TOPIC, message: text });
      return problem;
    };
    const { contact, phoneCode, purpose } = order;
    try {
      const result = await trigger({
        body: {
          phone: contact,
          phone_code: phoneCode,
          forgot_password: purpose === 'forgot' ? 1 : null,
        },
      });
      const to = result.data?.email_or_phone;
      if (!to) return fail(t`We couldn’t send a code to this account. Contact us for help.`);
      const message = result.message && (await client.translate(result.message));
      const sent = { message: message ?? t`Your code is on its way.`, to };
      updateRecord({ isSending: false, sent, resendAt: Date.now() + RESEND_DELAY_MS });
      return null;
    } catch (error) {
      return fail(errorText(error), fieldErrors(error));
    }
  }

  return { ...record, send, clearProblem: () => updateRecord({ problem: null }) };
}

function keyOf({ contact, purpose }: CodeOrder): string {
  return `${purpose} ${contact.trim().toLowerCase()}`;
}
