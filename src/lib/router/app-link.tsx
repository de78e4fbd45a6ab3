import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { useRouteTable } from './route-context.ts';

/**
 * A link inside the storefront. Preloads screen and data on hover, focus and touch. If the routes
 * table has no such route, only the content is rendered.
 */
export function AppLink(
  props: Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string; children: ReactNode },
) {
  const { href, children, ...rest } = props;
  const { has, prefetch } = useRouteTable();
  const path = href.split(/[?#]/, 1)[0] ?? href;
  if (!has(path)) return <span className={rest.className}>{children}</span>;
  const load = () => prefetch(href);
  return (
    <Link href={href} {...rest} onPointerEnter={load} onFocus={load} onTouchStart={load}>
      {children}
    </Link>
  );
}
