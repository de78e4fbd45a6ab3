import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../lib/react/use-hydrated.ts';
import { IconButton } from '../actions/icon-button.tsx';
import * as css from './carousel.css.ts';
import { useSlides } from './use-slides.ts';

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
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const root = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const count = slides.length;
  const { track, scrollTo, handlers } = useSlides(count, setCurrent);

  const show = (index: number) => {
    const next = (index + count) % count;
    setCurrent(next);
    scrollTo(next);
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

  return (
    <section
      ref={root}
      aria-roledescription={t`carousel`}
      aria-label={label}
      className={css.carousel[variant]}
    >
      {/* Slides without links would otherwise not be scrollable by keyboard. */}
      <ul ref={track} tabIndex={0} className={css.track} {...handlers}>
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
