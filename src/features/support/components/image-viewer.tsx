import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { row } from '../../../ui/layout/layout.css.ts';
import * as css from './support.css.ts';

/** Full-screen viewer for attached pictures. Load lazily. */
export function ImageViewer(props: {
  pictures: readonly string[];
  shownIndex: number;
  onShow: (index: number) => void;
  onClose: () => void;
}) {
  const { pictures, shownIndex, onShow, onClose } = props;
  const { t } = useLingui();
  const { length: count } = pictures;
  const step = (by: number) => onShow((shownIndex + by + count) % count);
  return (
    <Dialog isOpen size="full" title={t`Attachments`} onClose={onClose}>
      <img
        src={pictures[shownIndex]}
        alt={t`Image ${shownIndex + 1} of ${count}`}
        className={css.fullImage}
      />
      {count > 1 ? (
        <div className={row[2]}>
          <IconButton label={t`Previous image`} icon={ChevronLeft} onClick={() => step(-1)} />
          <IconButton label={t`Next image`} icon={ChevronRight} onClick={() => step(1)} />
        </div>
      ) : null}
    </Dialog>
  );
}
