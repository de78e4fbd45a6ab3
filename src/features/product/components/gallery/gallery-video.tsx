import { useLingui } from '@lingui/react/macro';
import CirclePlay from 'lucide-react/icons/circle-play';
import { useEffect, useRef, useState } from 'react';
import { IMAGE_SCHEMES, safeUrl } from '../../../../lib/html/safe-url.ts';
import { Icon } from '../../../../ui/content/icon.tsx';
import { Picture } from '../../../../ui/content/picture.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import * as css from './gallery.css.ts';
import type { GalleryItem } from './gallery-media.ts';

/** `allow-same-origin` is safe: the player has another origin, so it can't remove the sandbox. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** Native video, or a third-party player loaded on click (PROD-01). */
export function GalleryVideo(props: {
  medium: GalleryItem;
  label: string;
  poster: string | undefined;
  /** Playback stops when false. */
  isShown: boolean;
}) {
  const { medium, label, poster, isShown } = props;
  return medium.kind === 'film' ? (
    <NativeVideo src={medium.src} label={label} poster={poster} isShown={isShown} />
  ) : (
    // Remounting stops a third-party player.
    <Player key={String(isShown)} src={medium.src} label={label} poster={poster} />
  );
}

function NativeVideo(props: {
  src: string;
  label: string;
  poster: string | undefined;
  isShown: boolean;
}) {
  const { src, label, poster, isShown } = props;
  const videoRef = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!isShown) videoRef.current?.pause();
  }, [isShown]);
  return (
    // The backend has no captions.
    <video
      ref={videoRef}
      className={css.video}
      src={src}
      poster={safeUrl(poster, IMAGE_SCHEMES)}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
    >
      <track kind="captions" />
    </video>
  );
}

function Player({
  src,
  label,
  poster,
}: {
  src: string;
  label: string;
  poster: string | undefined;
}) {
  const { t } = useLingui();
  const [isPlaying, setPlaying] = useState(false);
  if (!isPlaying) {
    return (
      <button
        type="button"
        className={classNames(css.video, !poster && css.blank)}
        aria-label={t`Play ${label}`}
        onClick={() => setPlaying(true)}
      >
        {poster ? <Picture src={poster} alt="" /> : null}
        <span className={css.play}>
          <Icon of={CirclePlay} size={64} />
        </span>
      </button>
    );
  }
  return (
    <iframe
      className={css.video}
      src={src}
      title={label}
      sandbox={SANDBOX}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
}
