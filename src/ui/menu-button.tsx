import { type ComponentProps, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { MenuProps } from './menu.tsx';

const loadMenu = () => import('./menu.tsx');
const Menu = lazy(async () => ({ default: (await loadMenu()).Menu }));

/**
 * A button that opens a menu. Only the button is in the first load: the menu comes on its first
 * use, and ahead of it when pointer or focus comes near.
 */
export function MenuButton(
  props: MenuProps &
    Pick<ComponentProps<'button'>, 'className'> & {
      /** What the button shows. */
      children: ReactNode;
    },
) {
  const { label, items, header, onNavigate, className, children } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A failure here shows when the menu is opened.
  const prepare = () => void loadMenu().catch(() => undefined);
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
        <Suspense>
          <Menu
            at={button}
            label={label}
            items={items}
            header={header}
            onNavigate={onNavigate}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
