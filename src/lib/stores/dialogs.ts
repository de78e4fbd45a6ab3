import { createStore, useStore } from 'zustand';

interface DialogsState {
  login: boolean;
  basket: boolean;
  logout: boolean;
}

const CLOSED: DialogsState = { login: false, basket: false, logout: false };

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

/** Closes all, after a logout. */
export function closeAllDialogs(): void {
  dialogsStore.setState(CLOSED);
}

/** Reads in a component whether a dialog stands open. */
export function useDialog(name: keyof DialogsState): boolean {
  return useStore(dialogsStore, (state) => state[name]);
}
