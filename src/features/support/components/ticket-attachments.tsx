import { Trans, useLingui } from '@lingui/react/macro';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { safeUrl, WEB_SCHEMES } from '../../../lib/html/safe-url.ts';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { row } from '../../../ui/layout/layout.css.ts';
import { textLink } from '../../../ui/actions/text-link.css.ts';
import * as css from './support.css.ts';
import { LazyOverlay } from '../../../ui/overlays/lazy-overlay.tsx';

const PictureViewer = lazyComponent(() =>
  import('./image-viewer.tsx').then((module) => module.ImageViewer),
);

/** Pictures open in a viewer, other files in a new tab. */
export function TicketAttachments(props: {
  files: readonly components['schemas']['TicketAttachment'][];
}) {
  const { t } = useLingui();
  const [shown, setShown] = useState<number>();
  const files = props.files.flatMap(({ type, src: url }) => {
    const src = safeUrl(url, WEB_SCHEMES);
    return src ? [{ type, src }] : [];
  });
  const pictures = files.filter(({ type }) => type === 'image').map(({ src }) => src);
  const others = files.filter(({ type }) => type !== 'image');

  return (
    <>
      <ul className={row[2]}>
        {pictures.map((src, index) => (
          <li key={src}>
            <button
              type="button"
              className={css.thumb}
              aria-label={t`View image ${index + 1}`}
              onClick={() => setShown(index)}
            >
              <img src={src} alt="" loading="lazy" className={css.thumbPicture} />
            </button>
          </li>
        ))}
        {others.map(({ type, src }) => {
          const kind = type.toUpperCase();
          return (
            <li key={src}>
              <a href={src} target="_blank" rel="noreferrer" className={`${row[1]} ${textLink}`}>
                <Icon of={FileText} />
                <Trans>Open {kind} file</Trans>
              </a>
            </li>
          );
        })}
      </ul>
      {shown === undefined ? null : (
        <LazyOverlay onClose={() => setShown(undefined)}>
          <PictureViewer
            pictures={pictures}
            shownIndex={shown}
            onShow={setShown}
            onClose={() => setShown(undefined)}
          />
        </LazyOverlay>
      )}
    </>
  );
}
