import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { lazyModule, useLazyModule } from '../../lib/react/lazy-module.tsx';
import { LazySection } from '../../lib/react/lazy-section.tsx';
import type { MenuProps } from './menu.tsx';
import { useToasts } from '../feedback/toast.ts';

const menu = lazyModule(() => import('./menu.tsx'));

function Menu(props: ComponentProps<Awaited<ReturnType<typeof menu.load>>['Menu']>) {
  const module = useLazyModule(menu);
  return <module.Menu {...props} />;
}

/** A button that opens a menu. The menu is loaded on hover, focus or first use. */
export function MenuButton(
  props: MenuProps &
    Pick<ComponentProps<'button'>, 'className'> & {
      children: ReactNode;
    },
) {
  const { showToast } = useToasts();
  const { label, items, header, onNavigate, className, children } = props;
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const prepare = () => void menu.load().catch(() => undefined);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {isOpen ? (
        <LazySection
          onCatch={() => {
            setOpen(false);
            showToast({ kind: 'error', message: t`We couldn’t open this. Reload the page.` });
          }}
        >
          <Menu
            at={button}
            label={label}
            items={items}
            header={header}
            onNavigate={onNavigate}
            onClose={() => setOpen(false)}
          />
        </LazySection>
      ) : null}
    </>
  );
}
