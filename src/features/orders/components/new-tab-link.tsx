import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';

/** A file of the server's, in a tab of its own; `of` says whose it is, where the words alone do not. */
export function NewTabLink(props: {
  href: string;
  icon: ReactNode;
  of?: string;
  children: string;
}) {
  const { href, icon, of, children } = props;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: 'secondary', size: 's' })}
    >
      {icon}
      {/* The blanks part the words where they are heard. */}
      {children}{' '}
      <VisuallyHidden>
        {of} <Trans>(opens in a new tab)</Trans>
      </VisuallyHidden>
    </a>
  );
}
