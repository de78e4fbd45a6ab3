import type { LinkParts } from '../../ui/navigation/render-link.ts';

/** A link that stays where it is. */
export function plainLink({ href, children, ...link }: LinkParts) {
  return (
    <a href={href} {...link} onClick={(event) => event.preventDefault()}>
      {children}
    </a>
  );
}
