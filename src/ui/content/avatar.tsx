import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { hasPictureFailed } from '../../lib/has-picture-failed.ts';
import { IMAGE_SCHEMES, safeUrl } from '../../lib/html/safe-url.ts';
import { Icon } from './icon.tsx';
import * as css from './avatar.css.ts';

/** A picture or initials, an icon without a name. Decorative: show the name next to it. */
export function Avatar(props: {
  name: string;
  src?: string | null | undefined;
  preview?: string | undefined;
  /** Pixels. */
  size?: number | undefined;
}) {
  const { name, preview, size = 40 } = props;
  const src = preview ?? safeUrl(props.src, IMAGE_SCHEMES);
  const [failedSrc, setFailed] = useState<string>();
  return (
    <span
      aria-hidden
      className={css.avatar}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.38 }}
    >
      {src && failedSrc !== src ? (
        <img
          className={css.image}
          src={src}
          alt=""
          loading="lazy"
          ref={(image) => {
            if (hasPictureFailed(image)) setFailed(src);
          }}
          onError={() => setFailed(src)}
        />
      ) : (
        getInitials(name) || <Icon of={UserRound} size={size * 0.43} />
      )}
    </span>
  );
}

function getInitials(name: string): string {
  const terms = name.split(/\s+/).filter(Boolean);
  const ends = terms.length > 1 ? [terms[0], terms.at(-1)] : terms;
  return ends
    .map((term) => String.fromCodePoint(term?.codePointAt(0) ?? 0))
    .join('')
    .toUpperCase();
}
