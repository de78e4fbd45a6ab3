import { createStore, useStore } from 'zustand';

interface DialogsState {
  /** Login and all that it leads to: registration, forgotten password. */
  login: boolean;
  /** The code that a new account is verified by; takes the place of `login`. */
  verify: boolean;
  basket: boolean;
  logout: boolean;
}

const CLOSED: DialogsState = { login: false, verify: false, basket: false, logout: false };

/** Which of the app's own dialogs stand open. Never kept: a reload starts with all of them closed (AUTH-19). */
export const dialogsStore = createStore<DialogsState>(() => CLOSED);

/** Opens one of the app's dialogs. */
export function openDialog(name: keyof DialogsState): void {
  dialogsStore.setState({ [name]: true });
}

/** Closes one of the app's dialogs. */
export function closeDialog(name: keyof DialogsState): void {
  dialogsStore.setState({ [name]: false });
}

/** Has one dialog take another's place. */
export function swapDialogs(from: keyof DialogsState, to: keyof DialogsState): void {
  dialogsStore.setState({ [from]: false, [to]: true });
}

/** Closes all, after a logout. */
export function closeAllDialogs(): void {
  dialogsStore.setState(CLOSED);
}

/** Reads in a component whether a dialog stands open. */
export function useDialog(name: keyof DialogsState): boolean {
  return useStore(dialogsStore, (state) => state[name]);
}
