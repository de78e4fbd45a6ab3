import Info from 'lucide-react/icons/info';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { DataList } from '../../../ui/layout/data-list.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { row, stack } from '../../../ui/layout/layout.css.ts';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import * as css from '../gallery.css.ts';
import { useSamples } from '../samples.ts';
import type { GallerySection } from '../section.ts';
import { Specimen } from '../specimen.tsx';

const SIZES = ['s', 'm', 'l'] as const;

function Dialogs() {
  const texts = useSamples();
  const [open, setOpen] = useState<(typeof SIZES)[number]>();
  const close = () => setOpen(undefined);
  return (
    <div className={css.line}>
      {SIZES.map((size) => (
        <Specimen key={size} state={`size ${size}`}>
          <Button variant="secondary" onClick={() => setOpen(size)}>
            Open dialog {size}
          </Button>
        </Specimen>
      ))}
      <Dialog
        isOpen={open !== undefined}
        onClose={close}
        title={texts.profile}
        size={open}
        footer={<Button onClick={close}>{texts.save}</Button>}
      >
        <div className={stack[4]}>
          <p>{texts.longNote}</p>
          <TextField label={texts.name} required defaultValue={texts.person} />
          <TextField label={texts.email} help={texts.help} />
        </div>
      </Dialog>
    </div>
  );
}

function Confirmations() {
  const texts = useSamples();
  const [open, setOpen] = useState(false);
  return (
    <div className={css.line}>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Open confirmation
      </Button>
      <ConfirmDialog
        isOpen={open}
        title={texts.remove}
        confirmLabel={texts.remove}
        danger
        onConfirm={() => setOpen(false)}
        onClose={() => setOpen(false)}
      >
        {texts.longProduct}
      </ConfirmDialog>
    </div>
  );
}

function Drawers() {
  const texts = useSamples();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={css.line}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open drawer
      </Button>
      <Drawer
        isOpen={open}
        onClose={close}
        title={texts.orders}
        footer={
          <Button fullWidth onClick={close}>
            {texts.longAction}
          </Button>
        }
      >
        <DataList
          entries={[
            { term: texts.product, detail: '$129.00' },
            { term: texts.total, detail: '$129.00', isTotal: true },
          ]}
        />
      </Drawer>
    </div>
  );
}

function Popovers() {
  const texts = useSamples();
  const [open, setOpen] = useState(false);
  const at = useRef<HTMLButtonElement>(null);
  return (
    <div className={css.line}>
      <Button ref={at} variant="secondary" aria-expanded={open} onClick={() => setOpen(true)}>
        Open popover
      </Button>
      {open ? (
        <Popover label={texts.share} triggerRef={at} onClose={() => setOpen(false)}>
          <div className={stack[3]}>
            <p>{texts.answer}</p>
            <div className={row[2]}>
              <Button size="s" onClick={() => setOpen(false)}>
                {texts.share}
              </Button>
            </div>
          </div>
        </Popover>
      ) : null}
    </div>
  );
}

function Tooltips() {
  const texts = useSamples();
  return (
    <div className={css.line}>
      <Specimen state="on hover and focus">
        <Tooltip text={texts.help} delayMs={0}>
          <Button variant="secondary" icon={<Icon of={Info} />}>
            {texts.help.split(' ', 1)[0]}
          </Button>
        </Tooltip>
      </Specimen>
      <Specimen state="long text">
        <Tooltip text={texts.longNote}>
          <Button variant="secondary">{texts.note}</Button>
        </Tooltip>
      </Specimen>
    </div>
  );
}

export const OVERLAYS: GallerySection = {
  id: 'overlays',
  title: 'Overlays',
  about: 'They move the focus inside and restore it on close. Loaded on first use.',
  parts: [
    { name: 'Dialog', about: 'A bottom sheet on phones, a card elsewhere.', Show: Dialogs },
    { name: 'ConfirmDialog', about: 'Confirms an irreversible action.', Show: Confirmations },
    { name: 'Drawer', about: 'A panel at the inline end of the screen.', Show: Drawers },
    { name: 'Popover', about: 'A small panel next to the control that opens it.', Show: Popovers },
    { name: 'Tooltip', about: 'A few words about a control.', Show: Tooltips },
  ],
};
