import { useLingui } from '@lingui/react/macro';
import { HOME_PATH } from '../../lib/router/paths.ts';
import { useSettings } from '../settings/use-settings.ts';

interface Step {
  label: string;
  href?: string | undefined;
}

const CONTEXT = 'https://schema.org';

/** Returns the breadcrumb as steps and as JSON-LD. */
export function useBreadcrumb(steps: readonly Step[]): { steps: readonly Step[]; jsonLd: object } {
  const { t } = useLingui();
  const all: Step[] = [{ label: t`Home`, href: HOME_PATH }, ...steps];
  const jsonLd = {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href ? { item: href } : {}),
    })),
  };
  return { steps: all, jsonLd };
}

/** Returns the shop as JSON-LD. */
export function useOrganisation(): object {
  const { settings } = useSettings();
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: settings.app_name,
    url: HOME_PATH,
    logo: settings.web_logo,
    telephone: settings.mobile,
    address: settings.address,
  };
}
