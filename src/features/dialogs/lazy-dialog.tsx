import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import type { Api } from '../../api/api.ts';
import { useApi } from '../../api/api-provider.tsx';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { LazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';

/** What an opened part gets from its button. */
export interface LazyDialogProps {
  /** The button. */
  at: RefObject<HTMLButtonElement | null>;
  /** The arrow key opened it: the focus goes in. */
  byArrow: boolean;
  onClose: () => void;
}

/**
 * Makes a button whose part, a menu or a dialog, is no weight on the page until pointer, focus or finger come near.
 * `load` brings it; `preloadData` starts its calls, once.
 */
export function createLazyDialog(
  load: () => Promise<ComponentType<LazyDialogProps>>,
  preloadData?: (api: Api) => void,
) {
  const Part = lazyComponent(load);
  return function Opener(
    props: Pick<ComponentProps<'button'>, 'aria-label' | 'aria-haspopup' | 'className'> & {
      children: ReactNode;
    },
  ) {
    const api = useApi();
    const button = useRef<HTMLButtonElement>(null);
    const isPrepared = useRef(false);
    const [opened, setOpened] = useState<{ byArrow: boolean }>();
    const close = () => setOpened(undefined);

    const prepare = () => {
      Part.preload();
      if (!isPrepared.current) preloadData?.(api);
      isPrepared.current = true;
    };
    const open = (byArrow: boolean) => {
      prepare();
      setOpened({ byArrow });
    };
    return (
      <>
        <button
          {...props}
          ref={button}
          type="button"
          aria-expanded={opened !== undefined}
          onPointerEnter={prepare}
          onFocus={prepare}
          onTouchStart={prepare}
          onClick={() => (opened ? close() : open(false))}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || opened) return;
            event.preventDefault();
            open(true);
          }}
        />
        {opened ? (
          <LazyOverlay onClose={close}>
            <Part at={button} byArrow={opened.byArrow} onClose={close} />
          </LazyOverlay>
        ) : null}
      </>
    );
  };
}
