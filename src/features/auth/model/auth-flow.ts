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

/** Steps of the login dialog (AUTH-10). */
export type AuthStep = 'login' | 'registration' | 'forgot' | 'code' | 'reset';

interface AuthFlow {
  step: AuthStep;
  resetToken: string | null;
  /** Set when a link inside the dialog closes it. */
  shouldKeepPasswords: boolean;
}

const INITIAL_STATE: AuthFlow = {
  step: 'login',
  resetToken: null,
  shouldKeepPasswords: false,
};

/** Creates the steps of the login dialog. Resets with each session. */
export function createAuthFlow(scope: AppScope) {
  const flow = createStore<AuthFlow>(() => INITIAL_STATE);
  const drafts = scope.get(createDrafts);
  const dialogs = scope.get(createDialogs);
  const codes = scope.get(createOtpStore);

  function resetAuthFlow() {
    for (const { name } of FORMS) writeDraft(drafts, name, {}, {});
    flow.setState(INITIAL_STATE);
  }

  // After any close, start at the login without passwords.
  dialogs.subscribe((now, before) => {
    if (!before.login || now.login) return;
    if (!flow.getState().shouldKeepPasswords) {
      for (const { name, rules } of FORMS) forgetSecrets(drafts, name, rules);
    }
    flow.setState(INITIAL_STATE);
  });

  // Input of one user must not reach the next. After a sign-in, also in another tab, the dialog
  // closes.
  scope.get(createSession).subscribe((now, before) => {
    if (now.token === before.token) return;
    resetAuthFlow();
    codes.clearOtpState();
    if (now.token !== null) dialogs.closeDialog('login');
  });

  return Object.assign(flow, {
    resetAuthFlow,
    goToStep: (step: AuthStep) => flow.setState({ step }),
    /** Opens the registration and copies an email address unless it already has one. */
    goToRegistration: (contact: string) => {
      const email = contact.trim();
      if (email.includes('@')) {
        const { name, rules, defaults } = REGISTRATION;
        changeDraft(drafts, name, rules, defaults, (typed) => ({ email, ...typed }));
      }
      flow.setState({ step: 'registration' });
    },
    /** Opens the forgotten-password step and copies the contact unless it already has one. */
    goToForgotPassword: (contact: string) => {
      const phone = contact.trim();
      if (phone.includes('@') || /^\d+$/.test(phone)) {
        const { name, rules, defaults } = FORGOT;
        changeDraft(drafts, name, rules, defaults, (typed) => ({ phone, ...typed }));
      }
      flow.setState({ step: 'forgot' });
    },
    beginReset: (resetToken: string) => flow.setState({ step: 'reset', resetToken }),
    /** Returns to the login with the contact filled in. */
    endReset: (contact: string) => {
      resetAuthFlow();
      const { name, rules, defaults } = LOGIN;
      // Prevents filling in the demo password.
      changeDraft(drafts, name, rules, defaults, () => ({ phone: contact, password: '' }));
    },
    /** Call before following a link inside the dialog. */
    keepPasswords: () => flow.setState({ shouldKeepPasswords: true }),
  });
}

export function useAuthFlow() {
  return useAppPart(createAuthFlow);
}

export function useAuthStep(): AuthStep {
  return useStore(useAuthFlow(), ({ step }) => step);
}

export function useResetToken(): string | null {
  return useStore(useAuthFlow(), ({ resetToken }) => resetToken);
}
