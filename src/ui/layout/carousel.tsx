import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../lib/react/use-hydrated.ts';
import * as css from './carousel.css.ts';
import { IconButton } from '../actions/icon-button.tsx';

/**
 * Shows one slide at a time, with native scrolling and snapping. Moves automatically only with
 * `intervalMs`, never under focus or pointer or with reduced motion, and has a pause button (WCAG
 * 2.2.2). `hero` has small controls at the end: dots, and pause.
 */
export function Carousel(props: {
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  intervalMs?: number | undefined;
  variant?: keyof typeof css.carousel | undefined;
}) {
  const { label, slides, intervalMs, variant = 'plain' } = props;
  const { t } = useLingui();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const root = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const count = slides.length;
  /** The slide that a smooth scroll approaches. It passes others. */
  const target = useRef<number>(null);

  const findSlideInView = () => {
    const box = track.current;
    if (!box || box.clientWidth === 0) return null;
    // `scrollLeft` is negative on right-to-left pages.
    return Math.min(count - 1, Math.round(Math.abs(box.scrollLeft) / box.clientWidth));
  };

  const show = (index: number) => {
    const next = (index + count) % count;
    setCurrent(next);
    const inView = findSlideInView();
    // No event follows if nothing scrolls.
    target.current = inView === null || inView === next ? null : next;
    const slide = track.current?.children[next];
    // Only horizontally: the page must not scroll to the carousel.
    if (slide instanceof HTMLElement) {
      track.current?.scrollTo({ left: slide.offsetLeft - (track.current.offsetLeft ?? 0) });
    }
  };

  const canMove =
    intervalMs !== undefined &&
    count > 1 &&
    !(isHydrated && matchMedia('(prefers-reduced-motion: reduce)').matches);
  const isMoving = canMove && !isPaused;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => {
      if (!root.current?.matches(':hover, :focus-within')) show(current + 1);
    }, intervalMs);
    return () => clearInterval(timer);
  });

  const onScroll = () => {
    const inView = findSlideInView();
    if (inView === null || (target.current !== null && target.current !== inView)) return;
    target.current = null;
    setCurrent(inView);
  };
  /** The shopper scrolls elsewhere. */
  const cancelTarget = () => {
    target.current = null;
  };

  return (
    <section
      ref={root}
      aria-roledescription={t`carousel`}
      aria-label={label}
      className={css.carousel[variant]}
    >
      {/* Slides without links would otherwise not be scrollable by keyboard. */}
      <ul
        ref={track}
        tabIndex={0}
        className={css.track}
        onScroll={onScroll}
        onScrollEnd={() => {
          // A key or another width may have ended it elsewhere.
          cancelTarget();
          onScroll();
        }}
        onPointerDown={cancelTarget}
        onWheel={cancelTarget}
      >
        {slides.map(({ id, content }, index) => (
          <li
            key={id}
            aria-roledescription={t`slide`}
            aria-label={t`${index + 1} of ${count}`}
            inert={index !== current}
            className={css.slide}
          >
            {content}
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <div className={css.controls[variant]}>
          {variant === 'hero' ? null : (
            <IconButton
              label={t`Previous slide`}
              icon={ChevronLeft}
              onClick={() => show(current - 1)}
            />
          )}
          <div className={css.dots}>
            {slides.map(({ id }, index) => (
              <button
                key={id}
                type="button"
                className={css.dot}
                aria-label={t`Slide ${index + 1}`}
                aria-current={index === current}
                onClick={() => show(index)}
              />
            ))}
          </div>
          {variant === 'hero' ? null : (
            <IconButton
              label={t`Next slide`}
              icon={ChevronRight}
              onClick={() => show(current + 1)}
            />
          )}
          {canMove ? (
            <IconButton
              label={isPaused ? t`Play slideshow` : t`Pause slideshow`}
              icon={isPaused ? Play : Pause}
              onClick={() => setPaused(!isPaused)}
            />
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
