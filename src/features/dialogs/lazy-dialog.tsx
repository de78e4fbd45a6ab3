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

export interface LazyDialogProps {
  at: RefObject<HTMLButtonElement | null>;
  /** Opened by the arrow key, so move focus inside. */
  byArrow: boolean;
  onClose: () => void;
}

/** Creates a button whose menu or dialog loads on pointer enter, focus or touch. */
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
    // `open` reports the error.
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
