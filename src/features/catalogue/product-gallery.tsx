import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { components } from '../../api/generated/schema.d.ts';
import { opened } from '../../parts/product-card.css.ts';
import { Picture } from '../../ui/picture.tsx';
import * as css from './product.css.ts';

/** The pictures, one large; the strip below is one stop of the keyboard with arrows between its pictures. */
export function ProductGallery(props: {
  name: string;
  media: readonly components['schemas']['ProductMedia'][];
}) {
  const { name } = props;
  const { t } = useLingui();
  const pictures = props.media.flatMap(({ type, thumbnail }) =>
    type === 'image' && thumbnail ? [thumbnail] : [],
  );
  const [shown, setShown] = useState(0);
  const strip = useRef<HTMLUListElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = (shown + (event.key === forward ? 1 : pictures.length - 1)) % pictures.length;
    setShown(next);
    strip.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <section aria-label={t`Pictures of ${name}`}>
      <Picture
        src={pictures[shown]}
        alt={name}
        sizes="(min-width: 1024px) 560px, 100vw"
        priority
        className={`${css.large} ${opened}`}
      />
      {pictures.length > 1 ? (
        <ul ref={strip} className={css.strip}>
          {pictures.map((src, index) => (
            <li key={src}>
              <button
                type="button"
                className={css.thumb}
                aria-label={t`Picture ${index + 1} of ${pictures.length}`}
                aria-pressed={index === shown}
                tabIndex={index === shown ? 0 : -1}
                onClick={() => setShown(index)}
                onKeyDown={onKeyDown}
              >
                <Picture src={src} alt="" sizes="96px" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
