import { createStore, useStore } from 'zustand';
import { session } from '../../api/session.ts';

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

type Name = Exclude<keyof DialogsState, 'chat' | 'afterLogin'>;

const CLOSED: DialogsState = {
  login: false,
  verify: false,
  cart: false,
  logout: false,
  chat: null,
  afterLogin: null,
};

/** Which of the app's own dialogs stand open. Never kept: a reload starts with all of them closed (AUTH-19). */
export const dialogsStore = createStore<DialogsState>(() => CLOSED);

/** Opens one of the app's dialogs. */
export function openDialog(name: Name): void {
  dialogsStore.setState({ [name]: true });
}

/**
 * Asks a guest to log in and runs `action` once after the login (WISH-02). A later action replaces an earlier one.
 *
 * @returns false for a customer: then nothing happens
 */
export function requireLogin(action: () => void): boolean {
  if (session.getState().token !== null) return false;
  dialogsStore.setState({ login: true, afterLogin: action });
  return true;
}

/** Closes one of the app's dialogs. Closing the login cancels what was to follow it. */
export function closeDialog(name: Name): void {
  dialogsStore.setState({ [name]: false, ...(name === 'login' && { afterLogin: null }) });
}

/** Opens the chat's sidebar with a shop; null closes it. */
export function openChat(chat: ChatPartner | null): void {
  dialogsStore.setState({ chat });
}

/** Closes all, after a logout. */
export function closeAllDialogs(): void {
  dialogsStore.setState(CLOSED);
}

/** Reads in a component whether a dialog stands open. */
export function useDialog(name: Name): boolean {
  return useStore(dialogsStore, (state) => state[name]);
}

/** Reads in a component whom the chat's sidebar stands open with. */
export function useChatPartner(): ChatPartner | null {
  return useStore(dialogsStore, ({ chat }) => chat);
}
