import type { LinkProps } from '../../ui/navigation/link.ts';

/** A link that stays where it is. */
export function PlainLink({ href, children, ...link }: LinkProps) {
  return (
    <a href={href} {...link} onClick={(event) => event.preventDefault()}>
      {children}
    </a>
  );
}
