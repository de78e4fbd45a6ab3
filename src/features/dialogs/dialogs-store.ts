import { createStore, useStore } from 'zustand';
import { createSession } from '../../api/session.ts';
import { type AppScope, useAppPart } from '../../lib/react/app-scope.ts';

/** A shop to talk to, as the place that opens the chat knows it. */
export interface ChatPartner {
  id: number;
  name: string;
  logo: string;
  /** The product that the talk is about. */
  productId?: number | undefined;
}

interface DialogsState {
  /** Login and all that it leads to: registration, forgotten password. */
  login: boolean;
  /** The code that a new account is verified by; takes the place of `login`. */
  verify: boolean;
  cart: boolean;
  logout: boolean;
  /** The chat's sidebar with a shop; null is closed. */
  chat: ChatPartner | null;
  /** What the guest pressed before `login` opened; a login in this tab runs it once. */
  afterLogin: (() => void) | null;
}

/** Name of one of the app's own dialogs. */
export type DialogName = Exclude<keyof DialogsState, 'chat' | 'afterLogin'>;

const CLOSED: DialogsState = {
  login: false,
  verify: false,
  cart: false,
  logout: false,
  chat: null,
  afterLogin: null,
};

/** Creates the record of the app's own dialogs that are open. Never kept: a reload starts with all of them closed (AUTH-19). */
export function createDialogs(scope: AppScope) {
  const session = scope.get(createSession);
  const store = createStore<DialogsState>(() => CLOSED);
  return Object.assign(store, {
    /** Opens one of the app's dialogs. */
    openDialog: (name: DialogName) => store.setState({ [name]: true }),
    /** Closes one of the app's dialogs. Closing the login cancels what was to follow it. */
    closeDialog: (name: DialogName) =>
      store.setState({ [name]: false, ...(name === 'login' && { afterLogin: null }) }),
    /** Closes all, after a logout. */
    closeAllDialogs: () => store.setState(CLOSED),
    /** Opens the chat's sidebar with a shop; null closes it. */
    openChat: (chat: ChatPartner | null) => store.setState({ chat }),
    /**
     * Asks a guest to log in and runs `action` once after the login (WISH-02). A later action replaces an earlier one.
     *
     * @returns false for a customer: then nothing happens
     */
    requireLogin: (action: () => void): boolean => {
      if (session.getState().token !== null) return false;
      store.setState({ login: true, afterLogin: action });
      return true;
    },
  });
}

/** Returns what opens and closes the app's dialogs. */
export function useDialogs() {
  return useAppPart(createDialogs);
}

/** Reads in a component whether a dialog is open. */
export function useDialog(name: DialogName): boolean {
  return useStore(useDialogs(), (state) => state[name]);
}

/** Reads in a component which shop the chat's sidebar is open with. */
export function useChatPartner(): ChatPartner | null {
  return useStore(useDialogs(), ({ chat }) => chat);
}
