import type { OpenApp } from '../api/testing/open-app.tsx';
import { createToasts, type Toast } from '../ui/feedback/toast.ts';

export const shownToasts = ({ get }: Pick<OpenApp, 'get'>): readonly Toast[] =>
  get(createToasts).getState().toasts;

export const shownMessages = (app: Pick<OpenApp, 'get'>): string[] =>
  shownToasts(app).map(({ message }) => message);
