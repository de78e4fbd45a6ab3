import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { LazyOverlay } from './lazy-overlay.tsx';
import type { MenuProps } from './menu.tsx';

const Menu = lazyComponent(() => import('./menu.tsx').then((module) => module.Menu));

/** A button that opens a menu. The menu is loaded on hover, focus or first use. */
export function MenuButton(
  props: MenuProps &
    Pick<ComponentProps<'button'>, 'className'> & {
      children: ReactNode;
    },
) {
  const { label, items, header, onNavigate, className, children } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={Menu.preload}
        onFocus={Menu.preload}
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
        <LazyOverlay onClose={close}>
          <Menu
            triggerRef={button}
            label={label}
            items={items}
            header={header}
            onNavigate={onNavigate}
            onClose={close}
          />
        </LazyOverlay>
      ) : null}
    </>
  );
}
