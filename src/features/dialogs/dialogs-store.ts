import { createStore, useStore } from 'zustand';
import { createSession } from '../../api/session.ts';
import { type AppScope, useAppPart } from '../../lib/react/app-scope.ts';

export interface ChatPartner {
  id: number;
  name: string;
  logo: string;
  /** Mentioned in the chat. */
  productId?: number | undefined;
}

/** What a guest has to log in for. */
export type LoginReason = 'wishlist' | 'chat' | 'cart' | 'purchase';

interface DialogsState {
  /** Login, registration and password reset. */
  login: boolean;
  /** Replaces `login`. */
  verify: boolean;
  cart: boolean;
  logout: boolean;
  /** Null if closed. */
  chat: ChatPartner | null;
  /** The guest's action, run once by a login in this tab. */
  afterLogin: (() => void) | null;
  loginReason: LoginReason | null;
}

export type DialogName = Exclude<keyof DialogsState, 'chat' | 'afterLogin' | 'loginReason'>;

const CLOSED: DialogsState = {
  login: false,
  verify: false,
  cart: false,
  logout: false,
  chat: null,
  afterLogin: null,
  loginReason: null,
};

const NO_REQUEST = { afterLogin: null, loginReason: null };

/** Creates the store of open dialogs. Not persisted (AUTH-19). */
export function createDialogs(scope: AppScope) {
  const session = scope.get(createSession);
  const store = createStore<DialogsState>(() => CLOSED);
  return Object.assign(store, {
    openDialog: (name: DialogName) => store.setState({ [name]: true }),
    /** Closing `login` cancels its pending action. */
    closeDialog: (name: DialogName) =>
      store.setState({ [name]: false, ...(name === 'login' && NO_REQUEST) }),
    closeAllDialogs: () => store.setState(CLOSED),
    /** Opens the chat with a shop. Null closes it. */
    openChat: (chat: ChatPartner | null) => store.setState({ chat }),
    /**
     * Asks a guest to log in and then runs `action` once (WISH-02). Replaces an earlier action. The
     * dialog shows the reason.
     *
     * @returns false if the user is already logged in
     */
    requireLogin: (action: () => void, reason?: LoginReason): boolean => {
      if (session.getState().token !== null) return false;
      store.setState({ login: true, afterLogin: action, loginReason: reason ?? null });
      return true;
    },
  });
}

export function useDialogs() {
  return useAppPart(createDialogs);
}

export function useDialog(name: DialogName): boolean {
  return useStore(useDialogs(), (state) => state[name]);
}

export function useChatPartner(): ChatPartner | null {
  return useStore(useDialogs(), ({ chat }) => chat);
}
