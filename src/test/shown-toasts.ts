import type { OpenApp } from '../api/testing/open-app.tsx';
import { createToasts, type Toast } from '../ui/feedback/toast.ts';

/** The toasts that an app shows now, oldest first. */
export const shownToasts = ({ get }: Pick<OpenApp, 'get'>): readonly Toast[] =>
  get(createToasts).getState().toasts;

/** The texts of the toasts that an app shows now, oldest first. */
export const shownMessages = (app: Pick<OpenApp, 'get'>): string[] =>
  shownToasts(app).map(({ message }) => message);
