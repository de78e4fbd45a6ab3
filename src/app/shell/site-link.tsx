import type { ComponentProps, ReactNode } from 'react';
import { isExternalUrl, safeUrl } from '../../lib/html/safe-url.ts';
import { useRouteTable } from '../../lib/router/route-context.ts';
import { AppLink } from '../../lib/router/app-link.tsx';
import { isBackendPath, isShopsPath } from '../../lib/router/paths.ts';
import type { Settings } from '../../features/settings/settings-context.ts';
import { useSettings } from '../../features/settings/use-settings.ts';

/**
 * An operator's link: client-side for pages of the shop, plain otherwise (SHELL-06, SHELL-09).
 * Unsafe URLs render no `href`.
 */
export function SiteLink(
  props: Pick<ComponentProps<'a'>, 'className' | 'onClick' | 'aria-current' | 'aria-label'> & {
    url: string;
    target: string;
    isExternal?: boolean;
    children: ReactNode;
  },
) {
  const { url, target, isExternal, children, ...rest } = props;
  const opensInNewTab = target === '_blank';
  const href = safeUrl(url);
  if (href && !isExternal && !opensInNewTab && isShopPath(href) && !isBackendPath(href)) {
    return (
      <AppLink href={href} {...rest}>
        {children}
      </AppLink>
    );
  }
  return (
    <a href={href} {...rest} {...(opensInNewTab ? { target, rel: 'noopener' } : {})}>
      {children}
    </a>
  );
}

/** The entries of the operator's menu, for a list. */
export function MenuItems(props: {
  menus: Settings['menus'];
  /** Path of the current page. */
  path: string | undefined;
  className: string;
  onClick?: () => void;
}) {
  const { menus, path, className, onClick } = props;
  return menus.map(({ id, name, title, url, target, is_external: isExternal }) => (
    <li key={id}>
      <SiteLink
        url={url}
        target={target}
        isExternal={isExternal}
        className={className}
        aria-current={url === path ? 'page' : undefined}
        onClick={onClick}
      >
        {name ?? title ?? url}
      </SiteLink>
    </li>
  ));
}

/** Returns a check that rejects links to missing screens, and to shops in a single-vendor shop. */
export function useSiteLinkCheck(): (url: string, isExternal?: boolean) => boolean {
  const { settings } = useSettings();
  const { has } = useRouteTable();
  return (url, isExternal) => {
    const href = safeUrl(url);
    if (href === undefined) return false;
    if (isExternal || !isShopPath(href)) return true;
    if (!settings.multi_vendor && isShopsPath(href)) return false;
    return isBackendPath(href) || has(href.split(/[?#]/, 1)[0] ?? href);
  };
}

function isShopPath(href: string): boolean {
  return href.startsWith('/') && !isExternalUrl(href);
}

/** Omits entries without a target (SHELL-06). */
export function useMenus(): Settings['menus'] {
  const { settings } = useSettings();
  const hasTarget = useSiteLinkCheck();
  return settings.menus.filter(({ url, is_external: isExternal }) => hasTarget(url, isExternal));
}
