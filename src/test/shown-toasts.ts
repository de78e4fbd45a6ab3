import type { OpenApp } from '../api/testing/open-app.tsx';
import { createToasts, type Toast } from '../ui/feedback/toast.ts';

export const getToasts = ({ get }: Pick<OpenApp, 'get'>): readonly Toast[] =>
  get(createToasts).getState().toasts;

export const getToastMessages = (app: Pick<OpenApp, 'get'>): string[] =>
  getToasts(app).map(({ message }) => message);
