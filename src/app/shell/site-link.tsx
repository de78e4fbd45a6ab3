import type { ComponentProps, ReactNode } from 'react';
import { isExternalUrl, safeUrl } from '../../lib/html/safe-url.ts';
import { useRouteTable } from '../../lib/router/route-context.ts';
import { AppLink } from '../../lib/router/app-link.tsx';
import { isBackendPath, isMultiVendorPath } from '../../lib/router/paths.ts';
import { type Settings, useSettings } from '../../features/settings/use-settings.ts';

/**
 * A link that the operator set up: a page of the shop opens in the app, anything else is a plain link; both honour `target`
 * (SHELL-06, SHELL-09). Without `href` where the address is unsafe.
 */
export function SiteLink(
  props: Pick<ComponentProps<'a'>, 'className' | 'onClick' | 'aria-current' | 'aria-label'> & {
    url: string;
    target: string;
    external?: boolean;
    children: ReactNode;
  },
) {
  const { url, target, external, children, ...rest } = props;
  const opensTab = target === '_blank';
  const href = safeUrl(url);
  if (href && !external && !opensTab && isShopPath(href) && !isBackendPath(href)) {
    return (
      <AppLink href={href} {...rest}>
        {children}
      </AppLink>
    );
  }
  return (
    <a href={href} {...rest} {...(opensTab ? { target, rel: 'noopener' } : {})}>
      {children}
    </a>
  );
}

/** Tells which of the operator's links lead somewhere: screens that exist, and shop lists only where there are several shops. */
export function useSiteLinkTarget(): (url: string, external?: boolean) => boolean {
  const { settings } = useSettings();
  const { has } = useRouteTable();
  return (url, external) => {
    const href = safeUrl(url);
    if (href === undefined) return false;
    if (external || !isShopPath(href)) return true;
    if (!settings.multi_vendor && isMultiVendorPath(href)) return false;
    return isBackendPath(href) || has(href.split(/[?#]/, 1)[0] ?? href);
  };
}

function isShopPath(href: string): boolean {
  return href.startsWith('/') && !isExternalUrl(href);
}

/** Entries of the main menu that lead somewhere (SHELL-06). */
export function useMenus(): Settings['menus'] {
  const { settings } = useSettings();
  const resolveTarget = useSiteLinkTarget();
  return settings.menus.filter(({ url, is_external: external }) => resolveTarget(url, external));
}
