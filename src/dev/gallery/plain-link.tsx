import type { LinkProps } from '../../ui/navigation/link.ts';

/** Renders a link that does not navigate. */
export function PlainLink({ href, children, ...link }: LinkProps) {
  return (
    <a href={href} {...link} onClick={(event) => event.preventDefault()}>
      {children}
    </a>
  );
}
