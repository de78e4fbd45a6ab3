import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Api } from '../../api/api.ts';
import { useApi } from '../../api/api-provider.tsx';
import { logFailure } from '../../lib/log.ts';
import { useToasts } from '../../ui/feedback/toast.ts';

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
 * `load` brings it, and may start its calls.
 */
export function createLazyDialog(load: (api: Api) => Promise<ComponentType<LazyDialogProps>>) {
  return function Opener(
    props: Pick<ComponentProps<'button'>, 'aria-label' | 'aria-haspopup' | 'className'> & {
      children: ReactNode;
    },
  ) {
    const api = useApi();
    const { _ } = useLingui();
    const { showToast } = useToasts();
    const button = useRef<HTMLButtonElement>(null);
    const loading = useRef<ReturnType<typeof load>>(null);
    const [opened, setOpened] = useState<{
      Component: ComponentType<LazyDialogProps>;
      byArrow: boolean;
    }>();
    const close = () => setOpened(undefined);

    const prepare = () => {
      loading.current ??= load(api).catch((error: unknown) => {
        loading.current = null;
        throw error;
      });
      return loading.current;
    };
    // A failure here shows when it is opened.
    const prefetch = () => void prepare().catch(() => undefined);
    const open = (byArrow: boolean) => {
      prepare().then(
        (Component) => setOpened({ Component, byArrow }),
        (error: unknown) => {
          logFailure('A part of the page could not be loaded.', error);
          showToast({ kind: 'error', message: _(msg`We couldn’t load this`) });
        },
      );
    };
    return (
      <>
        <button
          {...props}
          ref={button}
          type="button"
          aria-expanded={opened !== undefined}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onTouchStart={prefetch}
          onClick={() => (opened ? close() : open(false))}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || opened) return;
            event.preventDefault();
            open(true);
          }}
        />
        {opened ? <opened.Component at={button} byArrow={opened.byArrow} onClose={close} /> : null}
      </>
    );
  };
}
