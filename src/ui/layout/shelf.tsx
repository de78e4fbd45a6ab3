import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { SectionHeading } from './section-heading.tsx';
import * as css from './shelf.css.ts';

/** Maximum number of items that fit on every screen that shows the buttons. */
const MAX_ITEMS_WITHOUT_SCROLL = 3;

/**
 * A row of items that scrolls horizontally, under a heading. Two buttons scroll it on larger
 * screens.
 */
export function Shelf(props: {
  /** Of the heading, for the section's `aria-labelledby`. */
  id: string;
  heading: ReactNode;
  /** In the line of the heading. */
  beside?: ReactNode;
  action?: ReactNode;
  items: readonly { id: number; content: ReactNode }[];
  /** Fills the rest of a short row. */
  rest?: ReactNode;
}) {
  const { id, heading, beside, action, items, rest } = props;
  const { t } = useLingui();
  const row = useRef<HTMLUListElement>(null);
  // Longer rows have buttons in the first HTML, which avoids a layout shift after measuring. A few
  // items always fit.
  const [ends, setEnds] = useState({ start: true, end: items.length <= MAX_ITEMS_WITHOUT_SCROLL });

  const updateEnds = useCallback(() => {
    const box = row.current;
    if (!box) return;
    // `scrollLeft` is negative on right-to-left pages.
    const position = Math.abs(box.scrollLeft);
    const start = position < 2;
    const end = position + box.clientWidth > box.scrollWidth - 2;
    setEnds((current) =>
      current.start === start && current.end === end ? current : { start, end },
    );
  }, []);
  useEffect(() => {
    updateEnds();
    addEventListener('resize', updateEnds);
    return () => removeEventListener('resize', updateEnds);
  }, [updateEnds]);

  const step = (direction: 1 | -1) => {
    const box = row.current;
    if (!box) return;
    const forward = getComputedStyle(box).direction === 'rtl' ? -1 : 1;
    box.scrollBy({ left: direction * forward * box.clientWidth * 0.9 });
  };

  return (
    <>
      <SectionHeading
        id={id}
        beside={beside}
        action={
          <div className={css.actions}>
            {action}
            {ends.start && ends.end ? null : (
              <div className={css.steps}>
                <IconButton
                  label={t`Previous`}
                  icon={ChevronLeft}
                  variant="secondary"
                  // Not `disabled`, which would lose the focus. At an end nothing scrolls.
                  aria-disabled={ends.start}
                  onClick={() => step(-1)}
                />
                <IconButton
                  label={t`Next`}
                  icon={ChevronRight}
                  variant="secondary"
                  aria-disabled={ends.end}
                  onClick={() => step(1)}
                />
              </div>
            )}
          </div>
        }
      >
        {heading}
      </SectionHeading>
      <div className={rest ? css.shortRow : css.frame}>
        {rest}
        <ul ref={row} className={css.shelf} onScroll={updateEnds}>
          {items.map((item) => (
            <li key={item.id} className={css.item}>
              {item.content}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
