import type { LinkParts } from '../../ui/render-link.ts';

/** A link that stays where it is. */
export function plainLink({ children, ...link }: LinkParts) {
  return (
    <a {...link} onClick={(event) => event.preventDefault()}>
      {children}
    </a>
  );
}
