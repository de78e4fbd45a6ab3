import CirclePlay from 'lucide-react/icons/circle-play';
import type { KeyboardEvent, RefObject } from 'react';
import { Icon } from '../../../../ui/content/icon.tsx';
import { Picture } from '../../../../ui/content/picture.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import * as css from './gallery.css.ts';
import type { GalleryItem } from './gallery-media.ts';
import { nextIndexForKey } from './next-index-for-key.ts';

/**
 * Thumbnails, between which arrow keys move. Only that of a shown video is a tab stop: a large picture
 * has the same keys, and one Tab should leave the gallery.
 */
export function GalleryThumbs(props: {
  ref: RefObject<HTMLUListElement | null>;
  media: readonly GalleryItem[];
  poster: string | undefined;
  shownIndex: number;
  labelOf: (index: number) => string;
  onShow: (index: number) => void;
}) {
  const { ref, media, poster, shownIndex, labelOf, onShow } = props;

  function onKeyDown(event: KeyboardEvent) {
    const next = nextIndexForKey(event, shownIndex, media.length);
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
    ref.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <ul ref={ref} className={css.strip}>
      {media.map((medium, index) => {
        const isShown = index === shownIndex;
        const still = medium.kind === 'picture' ? medium.src : poster;
        return (
          <li key={medium.id} className={css.cell}>
            <button
              type="button"
              className={classNames(css.thumb, !still && css.blank)}
              aria-label={labelOf(index)}
              aria-current={isShown}
              tabIndex={isShown && medium.kind !== 'picture' ? 0 : -1}
              onClick={() => onShow(index)}
              onKeyDown={onKeyDown}
            >
              {still ? <Picture src={still} alt="" sizes={css.THUMB_SIZES} /> : null}
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
