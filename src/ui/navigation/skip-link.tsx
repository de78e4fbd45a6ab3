import { Trans } from '@lingui/react/macro';
import { skipLink } from './skip-link.css.ts';

/** First stop of the keyboard: past the header to the main part, which has `id` and tabIndex -1. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a className={skipLink} href={`#${target}`}>
      <Trans>Skip to main content</Trans>
    </a>
  );
}
