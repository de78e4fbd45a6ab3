import { Trans } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRouteTable } from '../../lib/router/route-context.ts';
import { buttonClass } from '../../ui/actions/button-class.ts';
import { Icon } from '../../ui/content/icon.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { classNames } from '../../ui/theme/class-names.ts';
import * as css from './view-all-link.css.ts';
import { AppLink } from '../../lib/router/app-link.tsx';

/** `listName` completes the label for screen readers, or `label` replaces it. */
export function ViewAllLink(props: {
  href: string;
  listName?: string | undefined;
  label?: string | undefined;
}) {
  const { href, listName: list, label } = props;
  const { has } = useRouteTable();
  if (!has(href)) return null;
  return (
    <AppLink
      href={href}
      aria-label={label}
      className={classNames(buttonClass({ variant: 'quiet', size: 's' }), css.viewAll)}
    >
      <Trans>View all</Trans>
      {list ? <VisuallyHidden>: {list}</VisuallyHidden> : null}
      <Icon of={ChevronRight} size={16} />
    </AppLink>
  );
}
