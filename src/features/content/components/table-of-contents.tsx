import { Trans, useLingui } from '@lingui/react/macro';
import type { Heading } from '../../../lib/html/html-text.ts';
import { Disclosure } from '../../../ui/navigation/disclosure.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import * as css from './content.css.ts';

/** Shorter texts get no table of contents. */
const MIN_HEADINGS = 3;

/** Returns the headings of the two highest levels, or none for a short text. */
export function listedHeadings(headings: readonly Heading[]): readonly Heading[] {
  const levels = [...new Set(headings.map(({ level }) => level))].toSorted((a, b) => a - b);
  const maxLevel = levels[1] ?? levels[0] ?? 0;
  const listed = headings.filter(({ level }) => level <= maxLevel);
  return listed.length < MIN_HEADINGS ? [] : listed;
}

/** Shows the contents next to the text on wide screens. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`On this page`} className={css.onWide}>
      <div className={stack[3]}>
        <p className={css.label}>
          <Trans>On this page</Trans>
        </p>
        <HeadingLinks headings={headings} />
      </div>
    </nav>
  );
}

/** Shows the contents above the text on narrow screens. */
export function CollapsibleTableOfContents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`On this page`} className={css.onNarrow}>
      <Disclosure summary={<Trans>On this page</Trans>}>
        <HeadingLinks headings={headings} />
      </Disclosure>
    </nav>
  );
}

function HeadingLinks({ headings }: { headings: readonly Heading[] }) {
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <ol>
      {headings.map(({ id, text, level }) => (
        <li key={id}>
          <a href={`#${id}`} className={css.sectionLink} data-deep={level > top ? '' : undefined}>
            <bdi>{text}</bdi>
          </a>
        </li>
      ))}
    </ol>
  );
}
