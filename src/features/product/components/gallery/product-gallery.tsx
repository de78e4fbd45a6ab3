import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { components } from '../../../../api/generated/schema.d.ts';
import { lazyComponent } from '../../../../lib/react/lazy-module.tsx';
import { useHasActed } from '../../../../lib/react/when-needed.ts';
import { Picture } from '../../../../ui/content/picture.tsx';
import { LazyOverlay } from '../../../../ui/overlays/lazy-overlay.tsx';
import { visuallyHidden } from '../../../../ui/content/visually-hidden.css.ts';
import { GallerySlide } from './gallery-slide.tsx';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import * as css from './gallery.css.ts';
import { type GalleryItem, toGalleryMedia } from './gallery-media.ts';
import { nextIndexForKey } from './next-index-for-key.ts';

const GalleryViewer = lazyComponent(() =>
  import('./gallery-viewer.tsx').then((module) => module.GalleryViewer),
);

const NO_PICTURE_RATIO = 4 / 3;

/** Product pictures and videos (PROD-01). Swiping is native scrolling. */
export function ProductGallery(props: {
  name: string;
  poster: string | undefined;
  media: readonly components['schemas']['ProductMedia'][];
  /** Shows the first picture of this colour when it changes. */
  colourId?: number | undefined;
}) {
  const { name, poster, colourId } = props;
  const { t, i18n } = useLingui();
  const media = useMemo(() => toGalleryMedia(props.media), [props.media]);
  const [picked, setPicked] = useState<{ index: number; colourId?: number | undefined }>({
    index: 0,
  });
  const count = media.length;
  // A refetch may return fewer pictures.
  const pickedIndex = Math.min(picked.index, count - 1);
  const shownIndex =
    picked.colourId === colourId ? pickedIndex : indexOfColour(media, pickedIndex, colourId);
  const setShown = (index: number) => setPicked({ index, colourId });
  const [swiped, setSwiped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const track = useRef<HTMLUListElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const isKeyPressed = useRef(false);
  /** Target of a scroll; slides on its path are ignored. */
  const targetIndex = useRef<number>(undefined);
  // Before an action, nobody swipes.
  const reach = useHasActed() ? 1 : 0;
  const isVideosOnly = media.every(({ kind }) => kind !== 'picture');
  const labelOf = (index: number) =>
    media[index]?.kind === 'picture'
      ? t`Image ${index + 1} of ${count}`
      : t`Video ${index + 1} of ${count}`;

  function show(index: number) {
    setShown(index);
    scrollTo(index);
  }

  function scrollTo(index: number) {
    // Then nothing scrolls.
    targetIndex.current = slideInView() === index ? undefined : index;
    const slide = track.current?.children[index];
    if (!track.current || !(slide instanceof HTMLElement)) return;
    track.current.scrollTo({ left: slide.offsetLeft - track.current.offsetLeft });
  }

  const scrollToShown = useEffectEvent(() => scrollTo(shownIndex));
  useEffect(() => {
    if (colourId !== undefined) scrollToShown();
  }, [colourId]);

  function slideInView(): number | undefined {
    const box = track.current;
    if (!box || box.clientWidth === 0) return undefined;
    // `scrollLeft` is negative on right-to-left pages.
    return Math.min(count - 1, Math.round(Math.abs(box.scrollLeft) / box.clientWidth));
  }

  function forgetTarget() {
    targetIndex.current = undefined;
  }

  function onScroll() {
    const at = slideInView();
    if (at === undefined) return;
    if (targetIndex.current !== undefined) {
      if (targetIndex.current === at) targetIndex.current = undefined;
      return;
    }
    if (at === shownIndex) return;
    setShown(at);
    setSwiped(labelOf(at));
  }

  /**
   * The viewer may have changed the picture. Focuses it after the dialog has restored the focus.
   */
  function close() {
    setOpen(false);
    requestAnimationFrame(() => requestAnimationFrame(focusShown));
  }

  /** Focuses the picture, or the thumbnail of a video, because players have their own keys. */
  function focusShown() {
    const shown =
      media[shownIndex]?.kind === 'picture'
        ? track.current?.children[shownIndex]
        : strip.current?.children[shownIndex];
    shown?.querySelector('button')?.focus({ preventScroll: true });
  }

  // The slide that had the focus is inert.
  const followKey = useEffectEvent(() => {
    if (isKeyPressed.current) focusShown();
    isKeyPressed.current = false;
  });
  useEffect(() => followKey(), [shownIndex]);

  function onKeyDown(event: KeyboardEvent) {
    const next = nextIndexForKey(event, shownIndex, count);
    if (next === undefined) return;
    event.preventDefault();
    isKeyPressed.current = next !== shownIndex;
    show(next);
  }

  if (count === 0)
    return <Picture src={undefined} alt={name} ratio={NO_PICTURE_RATIO} className={css.empty} />;
  return (
    <section
      aria-label={t`Images of ${name}`}
      className={classNames(
        css.gallery,
        count > 1 && css.withThumbs,
        isVideosOnly && css.videosOnly,
      )}
    >
      <div className={css.stage}>
        <ul
          ref={track}
          className={css.track}
          onScroll={onScroll}
          onScrollEnd={() => {
            // A key or another width may have ended it elsewhere.
            forgetTarget();
            onScroll();
          }}
          onPointerDown={forgetTarget}
          onWheel={forgetTarget}
        >
          {media.map((medium, index) => (
            <li key={medium.id} inert={index !== shownIndex} className={css.slide}>
              <GallerySlide
                medium={medium}
                name={name}
                poster={poster}
                label={labelOf(index)}
                isFirst={index === 0}
                isShown={index === shownIndex}
                isNear={Math.abs(index - shownIndex) <= reach}
                onOpen={() => setOpen(true)}
                onKeyDown={onKeyDown}
              />
            </li>
          ))}
        </ul>
        {count > 1 ? (
          <span aria-hidden className={css.counter}>
            <bdi dir="ltr">
              {i18n.number(shownIndex + 1)} / {i18n.number(count)}
            </bdi>
          </span>
        ) : null}
      </div>
      <output className={visuallyHidden}>{swiped}</output>
      {count > 1 ? (
        <GalleryThumbs
          ref={strip}
          media={media}
          poster={poster}
          shownIndex={shownIndex}
          labelOf={labelOf}
          onShow={show}
        />
      ) : null}
      {isOpen ? (
        <LazyOverlay onClose={() => setOpen(false)}>
          <GalleryViewer
            name={name}
            media={media}
            poster={poster}
            shownIndex={shownIndex}
            labelOf={labelOf}
            onShow={show}
            onClose={close}
          />
        </LazyOverlay>
      ) : null}
    </section>
  );
}

/** Returns the first picture of a colour, or the current one if it has the colour or none has. */
function indexOfColour(
  media: readonly GalleryItem[],
  current: number,
  colourId: number | undefined,
): number {
  const isOfColour = (item: GalleryItem | undefined) =>
    item?.kind === 'picture' && item.colourId !== undefined && item.colourId === colourId;
  const first = media.findIndex(isOfColour);
  return first === -1 || isOfColour(media[current]) ? current : first;
}
