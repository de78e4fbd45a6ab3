import { createStore, useStore } from 'zustand';
import { createSession } from '../../../api/session.ts';
import { type AppScope, useAppPart } from '../../../lib/react/app-scope.ts';
import { createDrafts } from '../../../lib/storage/draft-entries.ts';
import { createDialogs } from '../../dialogs/dialogs-store.ts';
import { writeDraft } from '../../../lib/storage/drafts.ts';
import { changeDraft, forgetSecrets } from '../../forms/use-draft.ts';
import { createOtpStore } from '../hooks/use-otp.ts';
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

/** Creates the way through the dialogs of the login, which starts over with each session. */
export function createAuthFlow(scope: AppScope) {
  const flow = createStore<AuthFlow>(() => START);
  const drafts = scope.get(createDrafts);
  const dialogs = scope.get(createDialogs);
  const codes = scope.get(createOtpStore);

  /** Forgets what was typed and begins with the login. */
  function forgetAuth() {
    for (const { name } of FORMS) writeDraft(drafts, name, {}, {});
    flow.setState(START);
  }

  // However the dialog closes: the next begins with the login, and without passwords.
  dialogs.subscribe((now, before) => {
    if (!before.login || now.login) return;
    if (!flow.getState().shouldKeepPasswords) {
      for (const { name, rules } of FORMS) forgetSecrets(drafts, name, rules);
    }
    flow.setState(START);
  });

  // Nothing that one shopper typed waits for the next; signed in, here or in another tab, there is nothing to log in to.
  scope.get(createSession).subscribe((now, before) => {
    if (now.token === before.token) return;
    forgetAuth();
    codes.clearOtpState();
    if (now.token !== null) dialogs.closeDialog('login');
  });

  return Object.assign(flow, {
    forgetAuth,
    /** Leads to another step. */
    goToStep: (step: AuthStep) => flow.setState({ step }),
    /** Leads to the form for a forgotten password, which takes over the contact if it has none. */
    forgetPassword: (contact: string) => {
      const phone = contact.trim();
      if (phone.includes('@') || /^\d+$/.test(phone)) {
        const { name, rules, defaults } = FORGOT;
        changeDraft(drafts, name, rules, defaults, (typed) => ({ phone, ...typed }));
      }
      flow.setState({ step: 'forgot' });
    },
    /** The code was right: asks for the new password. */
    beginReset: (resetToken: string) => flow.setState({ step: 'reset', resetToken }),
    /** The new password is set: leads back to the login with the contact that it belongs to. */
    endReset: (contact: string) => {
      forgetAuth();
      const { name, rules, defaults } = LOGIN;
      // An empty password, so that the demo customer's is not filled in.
      changeDraft(drafts, name, rules, defaults, () => ({ phone: contact, password: '' }));
    },
    /** A link in the dialog is followed: even the passwords stay until it opens again. */
    keepPasswords: () => flow.setState({ shouldKeepPasswords: true }),
  });
}

/** Returns the way through the login's dialogs and what changes it. */
export function useAuthFlow() {
  return useAppPart(createAuthFlow);
}

/** Reads the step that is shown. */
export function useAuthStep(): AuthStep {
  return useStore(useAuthFlow(), ({ step }) => step);
}

/** Reads the token that a right code gave. */
export function useResetToken(): string | null {
  return useStore(useAuthFlow(), ({ resetToken }) => resetToken);
}
