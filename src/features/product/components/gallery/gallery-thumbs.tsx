import CirclePlay from 'lucide-react/icons/circle-play';
import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '../../../../ui/content/icon.tsx';
import { Picture } from '../../../../ui/content/picture.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import * as css from './gallery.css.ts';
import type { GalleryItem } from './gallery-media.ts';
import { nextIndexForKey } from './next-index-for-key.ts';

/** Shows the thumbnails as one tab stop. Arrow keys move between them. */
export function GalleryThumbs(props: {
  media: readonly GalleryItem[];
  poster: string | undefined;
  shownIndex: number;
  labelOf: (index: number) => string;
  onShow: (index: number) => void;
}) {
  const { media, poster, shownIndex, labelOf, onShow } = props;
  const strip = useRef<HTMLUListElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const next = nextIndexForKey(event.key, shownIndex, media.length);
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
    strip.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <ul ref={strip} className={css.strip}>
      {media.map((medium, index) => {
        const still = medium.kind === 'picture' ? medium.src : poster;
        return (
          <li key={medium.id} className={css.cell}>
            <button
              type="button"
              className={classNames(css.thumb, !still && css.blank)}
              aria-label={labelOf(index)}
              aria-current={index === shownIndex}
              tabIndex={index === shownIndex ? 0 : -1}
              onClick={() => onShow(index)}
              onKeyDown={onKeyDown}
            >
              {still ? <Picture src={still} alt="" sizes="(min-width: 640px) 76px, 44px" /> : null}
              {medium.kind === 'picture' ? null : (
                <span className={css.play}>
                  <Icon of={CirclePlay} size={28} />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
