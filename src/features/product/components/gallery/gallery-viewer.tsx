import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useEffect, useEffectEvent } from 'react';
import { useConfig } from '../../../../lib/config/config-context.ts';
import { isShortcut } from '../../../../lib/is-shortcut.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { imageSrcSet } from '../../../../ui/content/image-src-set.ts';
import { GalleryVideo } from './gallery-video.tsx';
import * as css from './gallery-viewer.css.ts';
import type { GalleryItem } from './gallery-media.ts';
import { nextIndexForKey } from './next-index-for-key.ts';
import { useZoom } from './use-zoom.ts';

/** Full-screen gallery with zoom (PROD-01). */
export function GalleryViewer(props: {
  name: string;
  media: readonly GalleryItem[];
  poster: string | undefined;
  shownIndex: number;
  labelOf: (index: number) => string;
  onShow: (index: number) => void;
  onClose: () => void;
}) {
  const { name, media, poster, shownIndex, labelOf, onShow, onClose } = props;
  const { t, i18n } = useLingui();
  const { imagePrefixes } = useConfig();
  const count = media.length;
  const medium = media[shownIndex];
  const step = (key: 'ArrowLeft' | 'ArrowRight') =>
    show(nextIndexForKey({ key }, shownIndex, count));
  const { zoom, zoomBy, reset, handlers } = useZoom((direction) =>
    step(direction === 'left' ? 'ArrowRight' : 'ArrowLeft'),
  );
  const isRtl = document.documentElement.dir === 'rtl';

  function show(index: number | undefined) {
    if (index === undefined) return;
    reset();
    onShow(index);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof HTMLVideoElement || isShortcut(event)) return;
    if (event.key === '+' || event.key === '=') zoomBy(1);
    else if (event.key === '-') zoomBy(-1);
    else {
      const next = nextIndexForKey(event, shownIndex, count);
      if (next === undefined) return;
      event.preventDefault();
      show(next);
    }
  });

  // The dialog has initial focus, so keys don't bubble through its content.
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => onKeyDown(event), {
      signal: listening.signal,
    });
    return () => listening.abort();
  }, []);

  return (
    <Dialog isOpen size="full" title={name} onClose={onClose}>
      <div className={css.viewer}>
        {medium?.kind === 'picture' ? (
          <div {...handlers} className={css.frame}>
            <img
              key={medium.id}
              className={css.image}
              src={medium.src}
              srcSet={imageSrcSet(medium.src, imagePrefixes)}
              sizes={`${Math.round(100 * zoom.scale)}vw`}
              alt={`${name}: ${labelOf(shownIndex)}`}
              draggable={false}
              style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
            />
          </div>
        ) : medium ? (
          <GalleryVideo
            key={medium.id}
            medium={medium}
            label={`${labelOf(shownIndex)}: ${name}`}
            poster={poster}
            isShown
          />
        ) : null}
        <div className={css.tools}>
          <IconButton
            label={t`Zoom out`}
            icon={ZoomOut}
            aria-disabled={zoom.scale === 1}
            onClick={() => zoomBy(-1)}
          />
          {count > 1 ? (
            <>
              <IconButton
                label={t`Previous image`}
                icon={ChevronLeft}
                onClick={() => step(isRtl ? 'ArrowRight' : 'ArrowLeft')}
              />
              <output dir="ltr" aria-label={labelOf(shownIndex)} className={css.counterLabel}>
                {i18n.number(shownIndex + 1)} / {i18n.number(count)}
              </output>
              <IconButton
                label={t`Next image`}
                icon={ChevronRight}
                onClick={() => step(isRtl ? 'ArrowLeft' : 'ArrowRight')}
              />
            </>
          ) : null}
          <IconButton label={t`Zoom in`} icon={ZoomIn} onClick={() => zoomBy(1)} />
        </div>
      </div>
    </Dialog>
  );
}
