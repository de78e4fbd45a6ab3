import { Trans, useLingui } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type RefObject, useState } from 'react';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { LazyOverlay } from '../../../ui/overlays/lazy-overlay.tsx';
import { countFilters } from '../model/list-state.ts';
import * as css from './product-list.css.ts';
import type { ProductListResult } from '../hooks/use-product-list.ts';

const FilterDrawer = lazyComponent(() =>
  import('./filter-drawer.tsx').then((module) => module.FilterDrawer),
);

/** Loads the drawer's code on hover, focus or touch. */
export function FilterButton(props: {
  list: ProductListResult;
  buttonRef: RefObject<HTMLButtonElement | null>;
}) {
  const { list, buttonRef } = props;
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(list.state);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        ref={buttonRef}
        variant="secondary"
        className={css.opener}
        icon={<Icon of={SlidersHorizontal} size={18} />}
        aria-haspopup="dialog"
        onPointerEnter={FilterDrawer.preload}
        onFocus={FilterDrawer.preload}
        onTouchStart={FilterDrawer.preload}
        onClick={() => setOpen(true)}
      >
        <Trans>Filter</Trans>
        {count > 0 ? <span className={css.count}>{i18n.number(count)}</span> : null}
      </Button>
      {isOpen ? (
        <LazyOverlay onClose={close}>
          <FilterDrawer list={list} onClose={close} />
        </LazyOverlay>
      ) : null}
    </>
  );
}
