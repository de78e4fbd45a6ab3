import type { ReactNode } from 'react';

/** A link as the design system needs it; the app renders it with its own router. */
export interface LinkParts {
  href: string;
  className: string;
  'aria-current'?: 'page' | undefined;
  children: ReactNode;
}

export type RenderLink = (link: LinkParts) => ReactNode;
