import { Trans } from '@lingui/react/macro';
import { skipLink } from './skip-link.css.ts';

/** First focusable element: skips the header. The target needs `id` and tabIndex -1. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a className={skipLink} href={`#${target}`}>
      <Trans>Skip to main content</Trans>
    </a>
  );
}
