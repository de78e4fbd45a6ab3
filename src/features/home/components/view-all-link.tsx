import { Trans } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRouteTable } from '../../../lib/router/route-context.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import * as css from './view-all-link.css.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';

/** `listName` completes the label for screen readers. */
export function ViewAllLink({ href, listName: list }: { href: string; listName: string }) {
  const { has } = useRouteTable();
  if (!has(href)) return null;
  return (
    <AppLink
      href={href}
      className={classNames(buttonClass({ variant: 'quiet', size: 's' }), css.viewAll)}
    >
      <Trans>View all</Trans>
      <VisuallyHidden>: {list}</VisuallyHidden>
      <Icon of={ChevronRight} size={16} />
    </AppLink>
  );
}
