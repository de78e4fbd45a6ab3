import { createStore, useStore } from 'zustand';
import { session } from '../../../api/session.ts';
import { closeDialog, dialogsStore } from '../../dialogs/dialogs-store.ts';
import { writeDraft } from '../../../lib/storage/drafts.ts';
import { changeDraft, forgetSecrets } from '../../forms/use-draft.ts';
import { clearOtpState } from '../hooks/use-otp.ts';
import { FORGOT, LOGIN, REGISTRATION, RESET } from './auth-forms.ts';

const FORMS = [LOGIN, REGISTRATION, FORGOT, RESET];

/** The dialogs that lead to each other (AUTH-10). */
export type AuthStep = 'login' | 'registration' | 'forgot' | 'code' | 'reset';

interface AuthFlow {
  step: AuthStep;
  /** Lets a new password be set. */
  resetToken: string | null;
  /** The passwords outlive the dialog once: a link of it was followed. */
  shouldKeepPasswords: boolean;
}

const START: AuthFlow = {
  step: 'login',
  resetToken: null,
  shouldKeepPasswords: false,
};

const flow = createStore<AuthFlow>(() => START);

/** Reads the step that is shown. */
export function useAuthStep(): AuthStep {
  return useStore(flow, ({ step }) => step);
}

/** Leads to another step. */
export function goToStep(step: AuthStep): void {
  flow.setState({ step });
}

/** Leads to the form for a forgotten password, which takes over the contact if it has none. */
export function forgetPassword(contact: string): void {
  const phone = contact.trim();
  if (phone.includes('@') || /^\d+$/.test(phone)) {
    changeDraft(FORGOT.name, FORGOT.rules, FORGOT.defaults, (typed) => ({ phone, ...typed }));
  }
  goToStep('forgot');
}

/** The code was right: asks for the new password. */
export function beginReset(resetToken: string): void {
  flow.setState({ step: 'reset', resetToken });
}

/** Reads the token that a right code gave. */
export function useResetToken(): string | null {
  return useStore(flow, ({ resetToken }) => resetToken);
}

/** The new password is set: leads back to the login with the contact that it belongs to. */
export function endReset(contact: string): void {
  forgetAuth();
  // An empty password, so that the demo customer's is not filled in.
  changeDraft(LOGIN.name, LOGIN.rules, LOGIN.defaults, () => ({ phone: contact, password: '' }));
}

/** A link in the dialog is followed: even the passwords stay until it opens again. */
export function keepPasswords(): void {
  flow.setState({ shouldKeepPasswords: true });
}

/** The dialog has closed: the next begins with the login, and without passwords. */
function resetFlow(): void {
  if (!flow.getState().shouldKeepPasswords) {
    for (const { name, rules } of FORMS) forgetSecrets(name, rules);
  }
  flow.setState(START);
}

/** Forgets what was typed and begins with the login. */
export function forgetAuth(): void {
  for (const { name } of FORMS) writeDraft(name, {}, {});
  flow.setState(START);
}

// However the dialog closes, and whoever closes it.
dialogsStore.subscribe((now, before) => {
  if (before.login && !now.login) resetFlow();
});

// Nothing that one shopper typed waits for the next; signed in, here or in another tab, there is nothing to log in to.
session.subscribe((now, before) => {
  if (now.token === before.token) return;
  forgetAuth();
  clearOtpState();
  if (now.token !== null) closeDialog('login');
});
