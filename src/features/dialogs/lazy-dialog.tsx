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

export interface LazyDialogProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** Opened by the arrow key, so move focus inside. */
  isOpenedByArrow: boolean;
  onClose: () => void;
}

/**
 * Creates a button whose menu or dialog loads on pointer enter, focus or touch. `preloadData`
 * sends its requests, once.
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
    const [opened, setOpened] = useState<{ isOpenedByArrow: boolean }>();
    const close = () => setOpened(undefined);

    const prepare = () => {
      Part.preload();
      if (!isPrepared.current) preloadData?.(api);
      isPrepared.current = true;
    };
    const open = (isOpenedByArrow: boolean) => {
      prepare();
      setOpened({ isOpenedByArrow });
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
            <Part buttonRef={button} isOpenedByArrow={opened.isOpenedByArrow} onClose={close} />
          </LazyOverlay>
        ) : null}
      </>
    );
  };
}
