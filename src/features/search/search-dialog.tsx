import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { LazyDialogProps } from '../dialogs/lazy-dialog.tsx';
import { SearchBox } from './search-box.tsx';

/** Search on small screens (SHELL-04). Load lazily. */
export function SearchDialog({ onClose }: LazyDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen onClose={onClose} title={t`Search`} size="s">
      <SearchBox isDialog onSearch={onClose} />
    </Dialog>
  );
}
