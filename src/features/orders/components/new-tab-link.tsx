import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';

/** `of` completes the label for screen readers. */
export function NewTabLink(props: {
  href: string;
  icon?: ReactNode;
  of?: string;
  className?: string;
  children: string;
}) {
  const { href, icon, of, children } = props;
  const { className = buttonClass({ variant: 'secondary', size: 's' }) } = props;
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      {icon}
      {/* The spaces separate the words for screen readers. */}
      {children}{' '}
      <VisuallyHidden>
        {of} <Trans>(opens in a new tab)</Trans>
      </VisuallyHidden>
    </a>
  );
}
