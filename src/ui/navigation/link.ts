import {
  createContext,
  createElement,
  type ElementType,
  type MouseEvent,
  type ReactNode,
  use,
} from 'react';

export interface LinkProps {
  href: string;
  className: string;
  'aria-current'?: 'page' | undefined;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  children: ReactNode;
}

/** The component that renders links: the app provides its router's. */
export const LinkContext = createContext<ElementType<LinkProps>>('a');

export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props);
}
