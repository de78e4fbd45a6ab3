import { Trans } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import { Icon } from '../content/icon.tsx';
import { Link } from '../navigation/link.ts';
import * as css from './text-link.css.ts';
import { VisuallyHidden } from '../content/visually-hidden.tsx';

/** A link in running text. With `isExternal`, it opens in a new tab and announces this. */
export function TextLink(props: { href: string; isExternal?: boolean; children: string }) {
  const { href, isExternal = false, children } = props;
  if (!isExternal) {
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
        {/* A word joiner prevents a line break before the icon. */}
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
