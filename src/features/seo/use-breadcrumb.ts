import { useLingui } from '@lingui/react/macro';
import { HOME_PATH } from '../../lib/router/paths.ts';
import type { BreadcrumbStep } from './page-head-context.ts';

/** Returns the steps of a breadcrumb, the home page first. */
export function useBreadcrumb(steps: readonly BreadcrumbStep[]): readonly BreadcrumbStep[] {
  const { t } = useLingui();
  return [{ label: t`Home`, href: HOME_PATH }, ...steps];
}
