import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import type { BreadcrumbStep } from '../../seo/page-head-context.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { useBreadcrumb } from '../../seo/use-breadcrumb.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { canonicalUrl, type ListState } from '../model/list-state.ts';

/** Head of a product list. */
export function ListHead(props: {
  name: string;
  state: ListState;
  /** Only on the page of a category. */
  subcategory?: number | undefined;
  /** Default: the current path. */
  path?: string | undefined;
  /** Parent in the breadcrumb. */
  parent?: BreadcrumbStep | undefined;
  image?: string | undefined;
}) {
  const { name, state, parent, image } = props;
  const { t } = useLingui();
  const { settings } = useSettings();
  const [location] = useLocation();
  const { app_name: appName } = settings;
  return (
    <PageHead
      title={name}
      description={t`${name} on ${appName}: compare prices and ratings, and order online.`}
      image={image}
      canonical={canonicalUrl(props.path ?? location, state, props.subcategory)}
      breadcrumb={useBreadcrumb([...(parent ? [parent] : []), { label: name }])}
    />
  );
}
