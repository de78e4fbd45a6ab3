import { createStore, useStore } from 'zustand';
import { session } from '../../../api/session.ts';
import { closeDialog, dialogsStore } from '../../dialogs/dialogs-store.ts';
import { clearOtpState } from '../hooks/use-otp.ts';

/** The dialogs that lead to each other (AUTH-10). */
export type AuthStep = 'login' | 'registration' | 'forgot' | 'code' | 'reset';

const UNTYPED = {
  /** Fields that nobody has touched are not there: they follow the demo customer. */
  login: {} as { phone?: string; password?: string },
  registration: {
    name: '',
    country: '',
    /** Null follows the country. */
    phoneCode: null as string | null,
    phone: '',
    email: '',
    password: '',
  },
  forgot: { country: '', phoneCode: null as string | null, phone: '', email: '' },
  reset: { password: '', confirmation: '' },
};

interface AuthFlow {
  step: AuthStep;
  /** Lets a new password be set. */
  resetToken: string | null;
  /** The passwords outlive the dialog once: a link of it was followed. */
  shouldKeepPasswords: boolean;
  typed: typeof UNTYPED;
}

const START: AuthFlow = {
  step: 'login',
  resetToken: null,
  shouldKeepPasswords: false,
  typed: UNTYPED,
};

// What was typed outlives the steps and the dialog. In memory only: passwords are never stored.
const flow = createStore<AuthFlow>(() => START);

/** Reads the step that is shown. */
export function useAuthStep(): AuthStep {
  return useStore(flow, ({ step }) => step);
}

/** Leads to another step. */
export function goToStep(step: AuthStep): void {
  flow.setState({ step });
}

/** What was typed into a form, and how to change some of it. */
export function useTyped<Form extends keyof typeof UNTYPED>(
  form: Form,
): [(typeof UNTYPED)[Form], (change: Partial<(typeof UNTYPED)[Form]>) => void] {
  const values = useStore(flow, ({ typed }) => typed[form]);
  return [values, (change) => type(form, change)];
}

/** Writes into a form that is not on show. */
export function type<Form extends keyof typeof UNTYPED>(
  form: Form,
  change: Partial<(typeof UNTYPED)[Form]>,
): void {
  flow.setState(({ typed }) => ({ typed: { ...typed, [form]: { ...typed[form], ...change } } }));
}

/** Takes over what was typed as login into the form for a forgotten password, where that is empty. */
export function forgetPassword(): void {
  const { login, forgot } = flow.getState().typed;
  const contact = login.phone?.trim() ?? '';
  if (contact.includes('@') && forgot.email === '') type('forgot', { email: contact });
  if (/^\d+$/.test(contact) && forgot.phone === '') type('forgot', { phone: contact });
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

/** The new password counts: back to the login, with the contact that it belongs to. */
export function endReset(contact: string): void {
  flow.setState({
    step: 'login',
    resetToken: null,
    typed: { ...UNTYPED, login: { phone: contact, password: '' } },
  });
}

/** A link in the dialog is followed: even the passwords stay until it opens again. */
export function keepPasswords(): void {
  flow.setState({ shouldKeepPasswords: true });
}

/** The dialog has gone: the next begins with the login, and without passwords. */
function resetFlow(): void {
  const { typed, shouldKeepPasswords } = flow.getState();
  const { password: _, ...login } = typed.login;
  const { reset } = UNTYPED;
  const withoutPasswords = {
    ...typed,
    login,
    registration: { ...typed.registration, password: '' },
    reset,
  };
  flow.setState({ ...START, typed: shouldKeepPasswords ? typed : withoutPasswords });
}

/** Forgets what was typed and begins with the login. */
export function forgetAuth(): void {
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
