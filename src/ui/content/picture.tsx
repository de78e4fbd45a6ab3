import Image from 'lucide-react/icons/image';
import { useState } from 'react';
import { hasPictureFailed } from '../../lib/has-picture-failed.ts';
import { IMAGE_SCHEMES, safeUrl } from '../../lib/html/safe-url.ts';
import { useConfig } from '../../lib/config/config-context.ts';
import { isPlaceholderPicture } from '../../lib/is-placeholder-picture.ts';
import { classNames } from '../theme/class-names.ts';
import { Icon } from './icon.tsx';
import * as css from './picture.css.ts';
import { imageSrcSet } from './image-src-set.ts';

export interface PictureProps {
  src: string | null | undefined;
  alt: string;
  /** Width divided by height; 1 by default. */
  ratio?: number | undefined;
  /** Pixels of the file. The layout only uses `ratio`. */
  width?: number | undefined;
  height?: number | undefined;
  sizes?: string | undefined;
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** A picture that preserves its size while it loads and when it fails. */
export function Picture(props: PictureProps) {
  const { alt, ratio = 1, width, height, sizes = '100vw', priority, className } = props;
  const { imagePrefixes } = useConfig();
  const src = safeUrl(props.src, IMAGE_SCHEMES);
  const srcSet = src && imageSrcSet(src, imagePrefixes);
  const [failedSrc, setFailed] = useState<string>();
  const isMissing = !src || failedSrc === src || isPlaceholderPicture(src);
  return (
    <span
      className={classNames(css.frame, className)}
      style={{ aspectRatio: ratio }}
      {...(isMissing && alt ? { role: 'img', 'aria-label': alt } : {})}
    >
      {isMissing ? (
        <Icon of={Image} size={28} />
      ) : (
        <img
          className={css.image}
          src={src}
          srcSet={srcSet}
          sizes={srcSet && sizes}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          ref={(image) => {
            if (hasPictureFailed(image)) setFailed(src);
          }}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
