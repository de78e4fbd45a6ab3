import { Trans } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import { Icon } from '../content/icon.tsx';
import { Link } from '../navigation/link.ts';
import * as css from './text-link.css.ts';
import { VisuallyHidden } from '../content/visually-hidden.tsx';

/**
 * A link within running text, inside the shop by its router or, with `outside`, to another site: that one opens a tab of its own
 * and says so, by a glyph and in words.
 */
export function TextLink(props: { href: string; outside?: boolean; children: string }) {
  const { href, outside = false, children } = props;
  if (!outside) {
    return (
      <Link href={href} className={css.textLink}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={css.textLink} target="_blank" rel="noreferrer">
      {children}
      <span className={css.outside}>
        {/* Holds the glyph to the last word. */}
        {'\u2060'}
        <Icon of={ExternalLink} size={14} className={css.glyph} />
        <VisuallyHidden>
          {' '}
          <Trans>(opens in a new tab)</Trans>
        </VisuallyHidden>
      </span>
    </a>
  );
}
