import { Trans, useLingui } from '@lingui/react/macro';
import type { Heading } from '../../../lib/html/html-text.ts';
import { Disclosure } from '../../../ui/navigation/disclosure.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import * as css from './content.css.ts';

/** Fewer headings than these are seen at a glance. */
const MIN_HEADINGS = 3;

/** The headings of a text that its table of contents names: those of its two highest levels; none of a short text. */
export function listedHeadings(headings: readonly Heading[]): readonly Heading[] {
  const levels = [...new Set(headings.map(({ level }) => level))].toSorted((a, b) => a - b);
  const maxLevel = levels[1] ?? levels[0] ?? 0;
  const listed = headings.filter(({ level }) => level <= maxLevel);
  return listed.length < MIN_HEADINGS ? [] : listed;
}

/** Ways to the parts of a long text, beside it on wide screens. A jump puts the focus on the part's heading. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`On this page`} className={css.onWide}>
      <div className={stack[3]}>
        <p className={css.kind}>
          <Trans>On this page</Trans>
        </p>
        <HeadingLinks headings={headings} />
      </div>
    </nav>
  );
}

/** The same on narrow screens: folded above the text. */
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
          <a href={`#${id}`} className={css.way} data-deep={level > top ? '' : undefined}>
            <bdi>{text}</bdi>
          </a>
        </li>
      ))}
    </ol>
  );
}
