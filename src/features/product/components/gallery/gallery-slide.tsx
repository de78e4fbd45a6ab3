import { dequal } from 'dequal/lite';
import { type ComponentProps, type KeyboardEvent, memo, type PointerEvent } from 'react';
import { lazyComponent } from '../../../../lib/react/lazy-module.tsx';
import { LazySection } from '../../../../lib/react/lazy-section.tsx';
import { useWasEver } from '../../../../lib/react/use-was-ever.ts';
import { transitionTarget } from '../../product-card.css.ts';
import { PICTURE_SIZES } from '../product.css.ts';
import { Picture } from '../../../../ui/content/picture.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import * as css from './gallery.css.ts';
import type { GalleryItem } from './gallery-media.ts';

const GalleryVideo = lazyComponent(() =>
  import('./gallery-video.tsx').then((module) => module.GalleryVideo),
);

/** A picture zooms on hover and opens the viewer. */
export function GallerySlide(props: {
  medium: GalleryItem;
  name: string;
  poster: string | undefined;
  label: string;
  isFirst: boolean;
  isShown: boolean;
  /** Whether it is or may soon be shown. Pictures that never were show their thumbnail's file. */
  isNear: boolean;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const { medium, name, poster, label, isFirst, isShown, isNear, onOpen, onKeyDown } = props;
  const wasNear = useWasEver(isNear);
  if (medium.kind !== 'picture') {
    return <VideoSlide {...{ medium, poster, isShown }} label={`${label}: ${name}`} />;
  }
  return (
    <button
      type="button"
      className={css.large}
      aria-haspopup="dialog"
      onClick={onOpen}
      onKeyDown={onKeyDown}
      onPointerMove={setZoomOrigin}
    >
      <Picture
        src={medium.src}
        alt={isFirst ? name : `${name}: ${label}`}
        width={800}
        height={800}
        sizes={wasNear ? PICTURE_SIZES : css.THUMB_SIZES}
        priority={isFirst}
        className={classNames(css.hoverZoom, css.onPhones, isFirst && transitionTarget)}
      />
    </button>
  );
}

// Memoised by value: a parent update while the chunk loads would discard the server's HTML.
const VideoSlide = memo(function VideoSlide(props: ComponentProps<typeof GalleryVideo>) {
  const { poster, label } = props;
  const still = poster ? (
    <Picture src={poster} alt={label} className={css.video} />
  ) : (
    <span className={classNames(css.video, css.blank)} />
  );
  return (
    <LazySection fallback={still}>
      <GalleryVideo {...props} />
    </LazySection>
  );
}, dequal);

/** Sets CSS variables, to avoid a render per move. */
function setZoomOrigin({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
  const box = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--at-x', `${((clientX - box.left) / box.width) * 100}%`);
  currentTarget.style.setProperty('--at-y', `${((clientY - box.top) / box.height) * 100}%`);
}
